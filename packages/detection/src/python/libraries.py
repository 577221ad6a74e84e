"""Packages that an administrator adds: imported from their text, which came with the rules.

They come before ours of the same name, and may import the others of ours. Their other files lie below `ROOT`, where
modules find them by their `__file__`, by `importlib.resources` and by `importlib.metadata`.
"""

import sys
from importlib.machinery import ModuleSpec
from types import SimpleNamespace

from pharos_rule_modules import ALWAYS_OURS


ROOT = "/packages"


class LibraryFinder:
    """Finds modules among texts by path; one stays in place for as long as the process lives."""

    def __init__(self):
        self.sources = {}
        self.shims = {}

    def find_spec(self, name, path=None, target=None):
        if name in self.shims:
            return ModuleSpec(name, self, is_package=True)
        base = name.replace(".", "/")
        for file, is_package in ((f"{base}/__init__.py", True), (f"{base}.py", False)):
            if file in self.sources:
                spec = ModuleSpec(name, self, origin=f"{ROOT}/{file}", is_package=is_package)
                spec.has_location = True
                return spec
        # A folder of modules without a file of its own.
        if any(file.startswith(f"{base}/") for file in self.sources):
            return ModuleSpec(name, None, is_package=True)
        return None

    def modules_below(self, package):
        """The full names of the modules in it, without packages that only hold others."""
        folder = f"{package.replace('.', '/')}/"
        inside = [file for file in self.sources if file.startswith(folder) and file.endswith(".py")]
        return [file.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for file in inside]

    def create_module(self, spec):
        return self.shims.get(spec.name)

    def exec_module(self, module):
        if module.__name__ in self.shims:
            return
        origin = module.__spec__.origin
        exec(compile(self.sources[origin.removeprefix(f"{ROOT}/")], origin, "exec"), module.__dict__)

    def get_data(self, path):
        with open(path, "rb") as file:
            return file.read()

    def get_resource_reader(self, name):
        from importlib.resources.readers import FileReader

        return FileReader(SimpleNamespace(path=self.find_spec(name).origin))

    def find_distributions(self, context):
        from importlib.metadata import MetadataPathFinder

        return MetadataPathFinder.find_distributions(MetadataPathFinder.Context(name=context.name, path=[ROOT]))


finder = LibraryFinder()


def load(name):
    return __import__(name, None, None, ("*",))


def use(sources, shims):
    """Those of our modules that no package takes the place of."""
    packages = {file.removesuffix(".py").partition("/")[0] for file in sources} - ALWAYS_OURS
    finder.sources = sources
    finder.shims = {name: module for name, module in shims.items() if name.partition(".")[0] not in packages}
    if finder not in sys.meta_path:
        sys.meta_path.append(finder)
    return finder.shims
