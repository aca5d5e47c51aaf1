#!/usr/bin/python3
# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""A training step of a GPT and a look of it, heed's beside PyTorch's, in one run on one thread.

    /usr/bin/python3 tests/benchmarks/training.py COMPILER ARGUMENT...
    /usr/bin/python3 tests/benchmarks/training.py g++ -std=c++20 -O3 -march=native -Iinclude

Needs PyTorch (Debian 12: python3-torch). Both have the same model, batch and optimiser; of each the least of some calls
counts. PyTorch's own attention is written out, as 1.13 has no fused one for processors.
"""
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ["OMP_NUM_THREADS"] = "1"

import torch
import torch.nn.functional as F

torch.set_num_threads(1)
HERE = Path(__file__).resolve().parent
CASES = {
    "sorting": dict(batch=32, vocabulary=9, time=12, model=16, layers=2, heads=2, hidden=32, times=200),
    "small": dict(batch=8, vocabulary=64, time=64, model=64, layers=2, heads=4, hidden=256, times=20),
    "middle": dict(batch=4, vocabulary=96, time=128, model=128, layers=4, heads=4, hidden=512, times=20),
}


class Block(torch.nn.Module):
    def __init__(self, model, heads, hidden):
        super().__init__()
        self.heads = heads
        self.norms = torch.nn.ModuleList([torch.nn.LayerNorm(model), torch.nn.LayerNorm(model)])
        self.qkv, self.out = torch.nn.Linear(model, 3 * model), torch.nn.Linear(model, model)
        self.up, self.down = torch.nn.Linear(model, hidden), torch.nn.Linear(hidden, model)

    def forward(self, x, hidden):
        split = [part.unflatten(-1, (self.heads, -1)).transpose(-3, -2) for part in self.qkv(self.norms[0](x)).chunk(3, -1)]
        q, k, v = split
        scores = (q @ k.transpose(-2, -1)) * q.shape[-1] ** -0.5
        attended = scores.masked_fill(hidden, -torch.inf).softmax(-1) @ v
        x = x + self.out(attended.transpose(-3, -2).flatten(-2))
        return x + self.down(F.gelu(self.up(self.norms[1](x)), approximate="tanh"))


class Gpt(torch.nn.Module):
    def __init__(self, vocabulary, time, model, layers, heads, hidden):
        super().__init__()
        self.tokens, self.positions = torch.nn.Embedding(vocabulary, model), torch.nn.Embedding(time, model)
        self.blocks = torch.nn.ModuleList(Block(model, heads, hidden) for _ in range(layers))
        self.norm = torch.nn.LayerNorm(model)
        self.register_buffer("hidden", torch.ones(time, time, dtype=torch.bool).triu(1))

    def forward(self, tokens):
        x = self.tokens(tokens) + self.positions.weight
        for block in self.blocks:
            x = block(x, self.hidden)
        return self.norm(x) @ self.tokens.weight.T


def least(times, f):
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        f()
        best = min(best, time.perf_counter() - start)
    return best * 1e6


def of_torch(batch, vocabulary, time, model, layers, heads, hidden, times):
    torch.manual_seed(1)
    gpt = Gpt(vocabulary, time, model, layers, heads, hidden)
    tokens, targets = (torch.randint(vocabulary, (batch, time)) for _ in range(2))
    optimiser = torch.optim.AdamW(gpt.parameters(), lr=1e-4, weight_decay=0.1)

    def look():
        with torch.inference_mode():
            gpt(tokens)

    def step():
        optimiser.zero_grad(set_to_none=True)
        F.cross_entropy(gpt(tokens).flatten(0, -2), targets.flatten()).backward()
        optimiser.step()

    return sum(p.numel() for p in gpt.parameters()), least(times, look), least(times, step)


def main():
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "training")
        subprocess.run([*sys.argv[1:], str(HERE / "training.cpp"), "-o", program], check=True)
        lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()
    print("model, numbers      look: heed, PyTorch, ratio      step: heed, PyTorch, ratio (microseconds)")
    for line in lines:
        name, numbers, look, step, _ = line.split()
        theirs, their_look, their_step = of_torch(**CASES[name])
        if theirs != int(numbers):
            sys.exit(f"{name}: {numbers} numbers beside {theirs}")
        print(f"{name:8} {numbers:>8}   {float(look):10.1f} {their_look:10.1f} {their_look / float(look):6.2f}"
              f"   {float(step):10.1f} {their_step:10.1f} {their_step / float(step):6.2f}")


if __name__ == "__main__":
    main()
