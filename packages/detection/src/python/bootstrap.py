"""Runs first. `SOURCES` maps the names of our modules to their text, in the order in which they may be imported."""

import sys
import types


def load_modules(sources):
    for name, source in sources.items():
        module = types.ModuleType(name)
        sys.modules[name] = module
        exec(compile(source, f"{name}.py", "exec"), module.__dict__)


load_modules(SOURCES)  # noqa: F821
