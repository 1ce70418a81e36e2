"""Which exact versions does a clone install? Writes requirements/*.txt anew, with all hashes.

`make lock` keeps the versions that are there where they still fit; `make lock ARGS=--upgrade` takes
the newest. No address of a package index, and no folder of this machine, is written into the files.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = "pyproject.toml"
JOBS = (
    ("run", PROJECT),
    ("dev", "--extra", "dev", "--constraint", "requirements/run.txt", PROJECT),
    ("build", "requirements/build.in"),
    ("web", "requirements/web.in"),
    ("bench", "requirements/bench.in"),
)
SILENCE = (
    "--no-header",
    "--no-emit-options",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-emit-trusted-host",
)


def main(arguments: list[str]) -> None:
    """Writes every file of locked requirements; `arguments` go to pip-compile."""
    clean = {name: value for name, value in os.environ.items() if name != "PIP_FIND_LINKS"}
    clean["PIP_CONFIG_FILE"] = os.devnull
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = Path(folder) / "bin" / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", "pip-tools"], check=True)
        for name, *sources in JOBS:
            print(f"requirements/{name}.txt", flush=True)
            words = ["compile", "--quiet", "--generate-hashes", "--strip-extras", *SILENCE]
            output = f"--output-file=requirements/{name}.txt"
            subprocess.run(
                [python, "-m", "piptools", *words, *arguments, output, *sources],
                cwd=ROOT,
                env=clean,
                check=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
