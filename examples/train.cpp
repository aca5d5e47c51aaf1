// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0

// A transformer, trained from random weights: a model of heed's, its gradient, AdamW, and the files that go with it.
// The task stands in train/sorting.hpp, the training in `train` below.

#include <unistd.h>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include <heed/gradient.hpp>
#include <heed/nn.hpp>

#include "train/checkpoint.hpp"
#include "train/command_line.hpp"
#include "train/pictures.hpp"
#include "train/sorting.hpp"

namespace {

volatile std::sig_atomic_t interrupted = 0;

/// How far it is, on a terminal only.
class progress_bar {
public:
    explicit progress_bar(long long steps) : steps_(steps), shown_(isatty(STDERR_FILENO) != 0) {}
    ~progress_bar() {
        if (shown_) std::fputs("\r\x1b[K", stderr);
    }
    progress_bar(progress_bar const&) = delete;
    progress_bar& operator=(progress_bar const&) = delete;
    void show(long long step, float loss) {
        auto const now = std::chrono::steady_clock::now();
        if (!shown_ || now - last_ < std::chrono::milliseconds(100)) return;
        last_ = now;
        int const filled = static_cast<int>(40 * step / steps_);
        std::fprintf(stderr, "\r[%.*s%*s] %lld of %lld, loss %.4f", filled, "########################################",
                     40 - filled, "", step, steps_, static_cast<double>(loss));
    }

private:
    long long steps_;
    bool shown_;
    std::chrono::steady_clock::time_point last_{};
};

/// Trains from where it stands to the last step, or to an interruption.
void train(training& it) {
    using heed::axes::Vocabulary;
    heed::warm_up_and_cosine const rate{.peak = 5e-3, .warm_up = 100, .steps = it.steps, .least = 2.5e-4};
    progress_bar bar(it.steps);
    while (it.step < it.steps && interrupted == 0) {
        auto const batch = sorting::batch_of_step<32>(it.seed, it.step);
        auto [loss, gradient] = heed::value_and_gradient(
            [&](auto const& model) {
                return heed::cross_entropy<Vocabulary>(model(batch.tokens), batch.targets,
                                                       heed::ignored{sorting::ignored_target});
            },
            it.model);
        heed::clip_norm(gradient, 1.0);
        it.optimiser.step(it.model, gradient, rate(it.step));
        it.losses.push_back(loss);
        bar.show(++it.step, loss);
    }
}

/// Of a thousand words that were held out, how many the model puts in order.
int right_answers(sorting::model const& model) {
    auto from = heed::random::manual_seed(2);
    int right = 0;
    for (int i = 0; i < 1000; ++i) right += sorting::answers(model, sorting::draw(from, true)) ? 1 : 0;
    return right;
}

int run(command_line const& asked) {
    training it = asked.resume ? read_checkpoint(*asked.resume) : training(asked.seed, asked.steps);
    std::cout << "A model of " << heed::parameter_count(it.model) << " numbers, "
              << (asked.resume ? "read at step " + std::to_string(it.step) : "seed " + std::to_string(it.seed)) << "\n";
    std::signal(SIGINT, [](int) { interrupted = 1; });
    train(it);
    if (asked.save) write_checkpoint(*asked.save, it);
    if (asked.loss && !it.losses.empty()) heed::io::svg::write(*asked.loss, sorting::picture_of_losses(it.losses));
    if (it.step < it.steps) {
        std::cout << "Interrupted after step " << it.step << " of " << it.steps
                  << (asked.save ? "; go on with --resume " + asked.save->string() : std::string()) << "\n";
        return 130;
    }
    int const right = right_answers(it.model);
    if (!it.losses.empty()) std::cout << "Loss of the last step: " << it.losses.back() << "\n";
    std::cout << right << " of 1000 words that were held out are in order\n";
    if (asked.attention)
        heed::io::svg::write(*asked.attention, sorting::picture_of_attention(it.model, {{3, 1, 7, 0, 5, 2}}));
    if (asked.header) write_header(*asked.header, it.model);
    return right >= 990 ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
    try {
        command_line const asked = parse(count, arguments);
        if (asked.help) {
            std::cout << help;
            return 0;
        }
        return run(asked);
    } catch (usage_error const& error) {
        std::cerr << "train: " << error.what() << "\nTry train --help\n";
    } catch (std::exception const& error) {
        std::cerr << "train: " << error.what() << "\n";
    }
    return 2;
}
