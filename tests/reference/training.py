#!/usr/bin/python3
# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Writes the reference values of blocks, of a model of the GPT-2 kind, its gradients and its training: training.hpp.

    /usr/bin/python3 tests/reference/training.py            writes training.hpp beside this file
    /usr/bin/python3 tests/reference/training.py --check    writes nothing; fails when the file would change

Needs PyTorch 1.13, as generate.py does, whose helpers write the numbers. What is recorded:
  blocks    layer_norm, gelu in both forms, silu and cross_entropy of some numbers, and the gradients of their sums
            weighed by numbers; rms_norm, which 1.13 lacks, from its definition
  gpt2      a state dict as GPT-2 has it, of 2 layers: Conv1D weights `[in, out]`, queries, keys and values side by side
            in c_attn; its logits of tokens, the loss against targets, and the loss's gradient of each weight
  steps     the weights after one step of SGD with momentum and decay, Nesterov's and not, and after two of AdamW;
            the length of the gradient and its first numbers after clip_grad_norm_
  losses    of 50 steps of AdamW, under a schedule and with clipping, on one batch
"""
import os
import sys

os.environ["ATEN_CPU_CAPABILITY"] = "avx2"
os.environ["OMP_NUM_THREADS"] = "1"
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import math
from pathlib import Path

import torch
import torch.nn.functional as F

from generate import array

torch.set_num_threads(1)
HERE = Path(__file__).resolve().parent
VOCABULARY, TIME, MODEL, LAYERS, HEADS, HIDDEN, BATCH = 13, 7, 12, 2, 3, 20, 3


def gpt2_state(generator):
    """Names and orientations of GPT-2's own checkpoint."""
    def normal(*shape, deviation=0.3):
        return torch.randn(*shape, generator=generator) * deviation

    state = {"wte.weight": normal(VOCABULARY, MODEL), "wpe.weight": normal(TIME, MODEL)}
    for i in range(LAYERS):
        state.update({
            f"h.{i}.ln_1.weight": 1 + normal(MODEL, deviation=0.1),
            f"h.{i}.ln_1.bias": normal(MODEL, deviation=0.1),
            f"h.{i}.attn.c_attn.weight": normal(MODEL, 3 * MODEL),
            f"h.{i}.attn.c_attn.bias": normal(3 * MODEL, deviation=0.1),
            f"h.{i}.attn.c_proj.weight": normal(MODEL, MODEL),
            f"h.{i}.attn.c_proj.bias": normal(MODEL, deviation=0.1),
            f"h.{i}.ln_2.weight": 1 + normal(MODEL, deviation=0.1),
            f"h.{i}.ln_2.bias": normal(MODEL, deviation=0.1),
            f"h.{i}.mlp.c_fc.weight": normal(MODEL, HIDDEN),
            f"h.{i}.mlp.c_fc.bias": normal(HIDDEN, deviation=0.1),
            f"h.{i}.mlp.c_proj.weight": normal(HIDDEN, MODEL),
            f"h.{i}.mlp.c_proj.bias": normal(MODEL, deviation=0.1),
        })
    state.update({"ln_f.weight": 1 + normal(MODEL, deviation=0.1), "ln_f.bias": normal(MODEL, deviation=0.1)})
    return state


def gpt2(state, tokens):
    """The forward pass, step by step as GPT-2's code has it."""
    count = tokens.shape[-1]
    x = state["wte.weight"][tokens] + state["wpe.weight"][:count]
    visible = torch.ones(count, count, dtype=torch.bool).tril()

    def norm(name, x):
        return F.layer_norm(x, (MODEL,), state[name + ".weight"], state[name + ".bias"])

    def heads(x):
        return x.view(*x.shape[:-1], HEADS, MODEL // HEADS).transpose(-3, -2)

    for i in range(LAYERS):
        y = norm(f"h.{i}.ln_1", x) @ state[f"h.{i}.attn.c_attn.weight"] + state[f"h.{i}.attn.c_attn.bias"]
        q, k, v = (heads(part) for part in y.split(MODEL, dim=-1))
        scores = q @ k.transpose(-2, -1) / math.sqrt(MODEL // HEADS)
        weights = scores.masked_fill(~visible, -math.inf).softmax(-1)
        merged = (weights @ v).transpose(-3, -2).reshape(*x.shape)
        x = x + merged @ state[f"h.{i}.attn.c_proj.weight"] + state[f"h.{i}.attn.c_proj.bias"]
        y = norm(f"h.{i}.ln_2", x) @ state[f"h.{i}.mlp.c_fc.weight"] + state[f"h.{i}.mlp.c_fc.bias"]
        y = F.gelu(y, approximate="tanh")
        x = x + y @ state[f"h.{i}.mlp.c_proj.weight"] + state[f"h.{i}.mlp.c_proj.bias"]
    return norm("ln_f", x) @ state["wte.weight"].T


def loss_of(state, tokens, targets):
    return F.cross_entropy(gpt2(state, tokens).flatten(0, -2), targets.flatten())


def copy_of(state):
    return {name: w.detach().clone().requires_grad_() for name, w in state.items()}


def flat(state):
    return torch.cat([w.detach().flatten() for w in state.values()])


def identifier(name):
    return name.replace(".", "_")


def struct(name, arrays):
    return f"struct {name} {{\n" + "".join(array(n, t, "    ") for n, t in arrays) + "};\n\n"


def blocks():
    generator = torch.Generator().manual_seed(3)
    x = torch.randn(5, 7, generator=generator) * 2
    gain = torch.randn(7, generator=generator)
    bias = torch.randn(7, generator=generator)
    cotangent = torch.randn(5, 7, generator=generator)
    targets = torch.tensor([3, 0, -100, 6, 3])

    def case(name, f, *parameters):
        leaves = [x.clone().requires_grad_()] + [p.clone().requires_grad_() for p in parameters]
        y = f(*leaves)
        (y * (cotangent if y.dim() else 1)).sum().backward()
        return struct(name, [("y", y.detach())] + [(f"gradient_{i}", leaf.grad) for i, leaf in enumerate(leaves)])

    def rms(x, g):
        return x / torch.sqrt((x * x).mean(-1, keepdim=True) + 1e-5) * g

    return (array("x", x, "") + array("gain", gain, "") + array("bias", bias, "") + array("cotangent", cotangent, "")
            + "inline constexpr int targets[5] = {3, 0, -100, 6, 3};\n\n"
            + case("layer_norm", lambda x, g, b: F.layer_norm(x, (7,), g, b), gain, bias)
            + case("rms_norm", rms, gain)
            + case("gelu", F.gelu)
            + case("gelu_tanh", lambda x: F.gelu(x, approximate="tanh"))
            + case("silu", F.silu)
            + case("cross_entropy", lambda x: F.cross_entropy(x, targets)))


def training():
    generator = torch.Generator().manual_seed(11)
    state = gpt2_state(generator)
    tokens = torch.randint(VOCABULARY, (BATCH, TIME), generator=generator)
    targets = torch.randint(VOCABULARY, (BATCH, TIME), generator=generator)
    given = copy_of(state)
    logits = gpt2(given, tokens)
    loss = loss_of(given, tokens, targets)
    loss.backward()
    text = "namespace gpt2 {\n\n"
    text += f"inline constexpr int tokens[{tokens.numel()}] = {{{', '.join(map(str, tokens.flatten().tolist()))}}};\n"
    text += f"inline constexpr int targets[{targets.numel()}] = {{{', '.join(map(str, targets.flatten().tolist()))}}};\n"
    text += array("logits", logits.detach(), "") + array("loss", loss.detach().reshape(1), "")
    for name, w in given.items():
        text += struct(identifier(name), [("values", w.detach()), ("gradient", w.grad)])

    def after(make, steps=1):
        moved = copy_of(state)
        optimiser = make(list(moved.values()))
        for _ in range(steps):
            optimiser.zero_grad()
            loss_of(moved, tokens, targets).backward()
            optimiser.step()
        return {name: w for name, w in moved.items()
                if name in ("wte.weight", "h.1.attn.c_proj.weight", "h.0.mlp.c_fc.bias", "ln_f.weight")}

    cases = {
        "sgd": (lambda w: torch.optim.SGD(w, lr=0.1), 1),
        "sgd_momentum": (lambda w: torch.optim.SGD(w, lr=0.1, momentum=0.9, weight_decay=0.01), 2),
        "sgd_nesterov": (lambda w: torch.optim.SGD(w, lr=0.1, momentum=0.9, nesterov=True), 2),
        "adamw": (lambda w: torch.optim.AdamW(w, lr=0.01, weight_decay=0.1), 1),
        "adamw_two": (lambda w: torch.optim.AdamW(w, lr=0.01, weight_decay=0.1), 2),
    }
    for name, (make, steps) in cases.items():
        text += struct("after_" + name, [(identifier(n), w.detach()) for n, w in after(make, steps).items()])

    clipped = copy_of(state)
    loss_of(clipped, tokens, targets).backward()
    length = torch.nn.utils.clip_grad_norm_(list(clipped.values()), 0.5)
    text += struct("clipped", [("length", length.detach().reshape(1)), ("wpe_weight", clipped["wpe.weight"].grad)])

    trained = copy_of(state)
    optimiser = torch.optim.AdamW(list(trained.values()), lr=1, weight_decay=0.1)
    losses = []
    for step in range(50):
        rate = 0.02 * (step + 1) / 10 if step < 10 else 0.002 + 0.5 * 0.018 * (1 + math.cos(math.pi * (step - 10) / 40))
        for group in optimiser.param_groups:
            group["lr"] = rate
        optimiser.zero_grad()
        loss = loss_of(trained, tokens, targets)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(list(trained.values()), 1.0)
        optimiser.step()
        losses.append(loss.item())
    text += array("losses", torch.tensor(losses), "")
    return text + "\n}  // namespace gpt2\n"


def header():
    return ("// Copyright the heed authors.\n// SPDX-License-Identifier: BSL-1.0\n//\n"
            "// Generated: do not edit. Regenerate with: /usr/bin/python3 tests/reference/training.py\n"
            f"// Recorded with: torch {torch.__version__}, CPU, AVX2, one thread. Seeds: 3 and 11. Elements: float.\n"
            f"// Vocabulary {VOCABULARY}, Time {TIME}, Model {MODEL}, {LAYERS} layers, {HEADS} heads, Hidden {HIDDEN}, "
            f"Batch {BATCH}.\n\n#pragma once\n\n// clang-format off\nnamespace heed_reference::training {{\n\n"
            + blocks() + training() + "\n}  // namespace heed_reference::training\n")


def main():
    path, text = HERE / "training.hpp", header()
    if sys.argv[1:] == ["--check"]:
        if path.read_text(encoding="utf-8") != text:
            sys.exit(f"training.py: {path.name} would change")
        return
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
