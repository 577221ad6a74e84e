"""Data models: unified names for the fields of one log type."""

from pharos_event import PantherError, wrap
from pharos_jsonpath import Path, dotted
from pharos_rule_modules import namespace_of


class PathMapping:
    def __init__(self, name, path):
        self.name, self.path = name, Path(path)

    def hit(self, event):
        """(path, value), or None. Reads the raw event: names match in their exact spelling."""
        found = self.path.find(event._data)
        if len(found) > 1:
            raise PantherError(f"the JSONPath {self.path.text} of {self.name} matched multiple fields")
        return found[0] if found else None

    def value(self, event, default):
        hit = self.hit(event)
        return default if hit is None else wrap(hit[1], event._memo)

    def place(self, event):
        hit = self.hit(event)
        return None if hit is None else dotted(hit[0])


class MethodMapping:
    def __init__(self, function, method):
        self.function, self.method = function, method

    def value(self, event, default):
        return self.function(event)

    def place(self, event):
        return self.method


def mapping_of(spec, module):
    if "path" in spec:
        return PathMapping(spec["name"], spec["path"])
    function = namespace_of(module).get(spec["method"]) if module is not None else None
    if not callable(function):
        raise AttributeError(f"the data model defines no function named {spec['method']}")
    return MethodMapping(function, spec["method"])


def load_model(spec, modules):
    """Unified name → mapping."""
    module = modules.load_rule(spec["id"], spec["body"]) if spec["body"] else None
    return {mapping["name"]: mapping_of(mapping, module) for mapping in spec["mappings"]}


class BrokenModel:
    """Stands for a model that does not load: whoever asks it gets its error."""

    def __init__(self, spec, message):
        self.message = f"the data model {spec['id']} does not load: {message}"

    def get(self, name):
        raise PantherError(self.message)
