"""Learns a game with PPO against a bot: one hidden layer in NumPy, many games at once.

    python examples/ppo.py --game gwt_new_zealand --opponent beginner --plot curve.svg

What is learned is to finish with a large lead. The share of games won is printed after each round of learning;
docs/research.md shows the curve.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from newworlds.research.batch import Batch
from newworlds.research.curve import curve

Array = NDArray[Any]
CLIP, ENTROPY, GAE, EPOCHS, LESSONS, RATE, LARGE_LEAD = 0.2, 0.01, 0.97, 3, 512, 1e-3, 40


class Network:
    """Observation and mask in; the chance of each action and the expected reward out."""

    def __init__(self, inputs: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        first = rng.normal(0, (2 / inputs) ** 0.5, (inputs, hidden))
        weights = (first, np.zeros(hidden), np.zeros((hidden, actions)), np.zeros((hidden, 1)), np.zeros(1))
        self.weights = [each.astype(np.float32) for each in weights]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self.updates = 0

    def __call__(self, seen: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """Inputs, hidden layer, chances, values. Most bytes are counts: they are capped, and the mask is added."""
        into, bias, policy, value, value_bias = self.weights
        inputs = np.concatenate([np.minimum(seen, 32) / np.float32(8), masks], axis=1, dtype=np.float32)
        hidden = np.tanh(inputs @ into + bias)
        logits = np.where(masks, hidden @ policy, np.float32(-1e9))
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return inputs, hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ value)[:, 0] + value_bias

    def learn(self, seen: Array, masks: Array, actions: Array, before: Array, returns: Array, gains: Array) -> None:
        """One step of Adam down the gradient of PPO's loss; `before` are the chances that the actions had."""
        inputs, hidden, chances, values = self(seen, masks)
        rows = np.arange(len(actions))
        ratio = chances[rows, actions] / before
        counts = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * gains
        chosen = np.zeros_like(chances)
        chosen[rows, actions] = 1
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        to_logits = counts[:, None] * (chances - chosen) + ENTROPY * chances * (logs + entropy)
        to_value = (values - returns)[:, None]
        to_hidden = (to_logits @ self.weights[2].T + to_value @ self.weights[3].T) * (1 - hidden**2)
        gradients = (inputs.T @ to_hidden, to_hidden.sum(0), hidden.T @ to_logits, hidden.T @ to_value, to_value.sum(0))
        self.updates += 1
        for weights, (mean, square), gradient in zip(self.weights, self.moments, gradients, strict=True):
            mean += 0.1 * (gradient / len(rows) - mean)
            square += 0.01 * ((gradient / len(rows)) ** 2 - square)
            spread = np.sqrt(square / (1 - 0.99**self.updates)) + 1e-4
            weights -= (RATE / (1 - 0.9**self.updates) * mean / spread).astype(np.float32)


def play(batch: Batch, network: Network, steps: int, rng: np.random.Generator) -> tuple[list[Array], Array]:
    """So many steps of every game: what `learn` needs, and who won the games that ended."""
    seen, masks, actions, before, values, rewards, over, won = ([] for _ in range(8))  # type: ignore[var-annotated]
    rows = np.arange(batch.size)
    for _ in range(steps):
        _, _, chances, value = network(batch.observations, batch.masks)
        # The largest of log(chance) + Gumbel noise is drawn with exactly these chances.
        action = (np.log(chances + 1e-30) + rng.gumbel(size=chances.shape)).argmax(axis=1)
        for kept, now in zip(
            (seen, masks, actions, values), (batch.observations, batch.masks, action, value), strict=True
        ):
            kept.append(now.copy())
        before.append(chances[rows, action])
        batch.step(action)
        rewards.append(np.where(batch.over, np.tanh((batch.scores[:, 0] - batch.scores[:, 1]) / LARGE_LEAD), 0))
        over.append(batch.over.copy())
        won.extend((batch.rewards[:, 0] / 2 + 0.5)[batch.over == 1])
    gain, gains, after = np.zeros(batch.size), [], network(batch.observations, batch.masks)[3]
    for value, reward, is_over in zip(values[::-1], rewards[::-1], over[::-1], strict=True):
        gain = reward + (1 - is_over) * (after + GAE * gain) - value
        gains.append(gain)
        after = value
    gained = np.concatenate(gains[::-1]).astype(np.float32)
    returns = gained + np.concatenate(values)
    gained = (gained - gained.mean()) / (gained.std() + 1e-6)
    return [*map(np.concatenate, (seen, masks, actions, before)), returns, gained], np.array(won)


def train(game: str, opponent: str, rounds: int, games: int, steps: int, hidden: int, seed: int) -> list[float]:
    """The share of games won in each round; before the first ends, half of them."""
    rng = np.random.default_rng(seed)
    batch = Batch(game, games, seed=seed, opponents={1: opponent})
    actions = batch.masks.shape[1]
    network = Network(batch.observations.shape[1] + actions, actions, hidden, rng)
    shares: list[float] = []
    for number in range(1, rounds + 1):
        lessons, won = play(batch, network, steps, rng)
        if len(won):
            shares.append(float(won.mean()))
            print(f"round {number}: {shares[-1]:.0%} of {len(won)} games won", flush=True)
        for _ in range(EPOCHS):
            for some in np.array_split(rng.permutation(games * steps), max(games * steps // LESSONS, 1)):
                network.learn(*(array[some] for array in lessons))
    return shares


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="gwt_new_zealand")
    parser.add_argument("--opponent", default="beginner")
    parser.add_argument("--plot", type=Path)
    for name, usual in {"rounds": 120, "games": 64, "steps": 64, "hidden": 64, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = vars(parser.parse_args())
    plot = given.pop("plot")
    learned = train(**given)
    if plot is not None:
        title = f"Games of {given['game']} won against {given['opponent']}"
        plot.write_text(curve(learned, title, "rounds of learning"))
