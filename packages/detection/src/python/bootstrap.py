"""Runs first. `SOURCES` maps the names of our modules to their text, in the order in which they may be imported.

Whatever memory Python takes here is part of the image, and so of every process.
"""

import gc
import sys
import types


def load_modules(sources):
    for name in list(sources):
        source = sources.pop(name)
        module = types.ModuleType(name)
        sys.modules[name] = module
        # Without docstrings.
        exec(compile(source, f"{name}.py", "exec", optimize=2), module.__dict__)


load_modules(SOURCES)  # noqa: F821
gc.collect()
