# Two commands are enough: `make play` and `make test`. `make help` lists the others.

SHELL := /bin/sh
PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; \
	done)
VENV := .venv/bin
PREPARE = $(if $(PYTHON),$(PYTHON) scripts/prepare.py,$(error Sedma needs Python 3.11 or newer: \
	make PYTHON=/path/to/python3))
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test prove bench lint format lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' Makefile

play: ## play in the browser; ARGS="--port 8777 --no-browser" is passed on
	@$(PREPARE) play && if [ -e .venv/without-web ]; \
		then exec $(VENV)/sedma play --plain; \
		else exec $(VENV)/sedma serve $(ARGS); fi

test: ## check the style, the types, the arrows, and run all tests
	@$(PREPARE) test
	@$(VENV)/python scripts/check.py
	@$(VENV)/python -m pytest --numprocesses auto $(ARGS)

prove: ## run the long checks at full size; a second call goes on where the first stopped
	@$(PREPARE) test
	@$(VENV)/python -m scripts.prove $(ARGS)

bench: ## measure the speed, beside other programs
	@$(PREPARE) bench
	@for script in bench/[a-z]*.py; do echo "$$script" && $(VENV)/python "$$script" || exit 1; done

lint: ## check the style, the types and the arrows
	@$(PREPARE) lint
	@$(VENV)/python scripts/check.py

format: ## put all Python files into the common form
	@$(PREPARE) lint
	@$(VENV)/ruff check --fix-only --quiet . && $(VENV)/ruff format .

lock: ## choose new versions of everything we depend on
	@$(PYTHON) scripts/lock.py $(ARGS)

clean: ## remove all that was built or installed here
	rm -rf .venv .prove .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache \
		dist web/node_modules src/sedma/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
