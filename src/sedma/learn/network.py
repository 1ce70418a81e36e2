"""The networks that learn: a policy that sees what a seat sees, a critic that sees everything."""

from typing import Any

import numpy as np
import torch
from torch import nn

from sedma.bots.net.facts import FACTS
from sedma.bots.net.forward import FIRST, SECOND
from sedma.bots.net.layout import ALL
from sedma.bots.net.slots import OUTPUTS

UNIT = 45.0
"""Scaled points in one unit of the critic."""


def layers(inputs: int, outputs: int) -> nn.Sequential:
    """Return a network of two hidden layers whose answers start near 0."""
    net = nn.Sequential(
        nn.Linear(inputs, FIRST),
        nn.ReLU(),
        nn.Linear(FIRST, SECOND),
        nn.ReLU(),
        nn.Linear(SECOND, outputs),
    )
    weight, bias = list(net.parameters())[-2:]
    with torch.no_grad():
        weight.mul_(0.1)
        bias.zero_()
    return net


class Network:
    """A policy or a critic: which inputs it takes, and its layers."""

    def __init__(self, inputs: Any, outputs: int, with_facts: bool) -> None:
        self.inputs = np.asarray(inputs, dtype=np.int64)
        self.with_facts = with_facts
        self.outputs = outputs
        self.width = len(self.inputs) + FACTS * with_facts
        self.columns: Any = np.full(ALL, -1, dtype=np.int64)
        self.columns[self.inputs] = np.arange(len(self.inputs))
        self.net = layers(self.width, outputs)

    def tensors(self) -> dict[str, Any]:
        """Return the weights as arrays: what the file of a trained network holds."""
        first, first_bias, second, second_bias, last, last_bias = (
            parameter.detach().t().contiguous().numpy().copy()
            for parameter in self.net.parameters()
        )
        known = len(self.inputs)
        return {
            "inputs": self.inputs.astype(np.int16),
            "first": first[:known],
            "facts": first[known:],
            "first_bias": first_bias,
            "second": second,
            "second_bias": second_bias,
            "last": last,
            "last_bias": last_bias,
        }

    def take(self, tensors: dict[str, Any]) -> None:
        """Use the weights of `tensors`."""
        first = np.concatenate([tensors["first"], tensors["facts"].reshape(-1, FIRST)])
        names = ("first_bias", "second", "second_bias", "last", "last_bias")
        arrays = [first.T, *(np.asarray(tensors[name]).T for name in names)]
        with torch.no_grad():
            for parameter, array in zip(self.net.parameters(), arrays, strict=True):
                parameter.copy_(torch.from_numpy(array.astype(np.float32)))


def policy(inputs: Any, with_facts: bool) -> Network:
    """Return a new policy."""
    return Network(inputs, OUTPUTS, with_facts)


def critic(inputs: Any, with_facts: bool) -> Network:
    """Return a new critic."""
    return Network(inputs, 1, with_facts)
