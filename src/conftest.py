"""Which sources have no examples to run? Those that want PyTorch, where it is not installed."""

from importlib.util import find_spec

TORCH = [f"sedma/learn/{name}.py" for name in ("exploit_train", "network", "run", "train")]

collect_ignore = [] if find_spec("torch") else TORCH
