"""What rules use of the package `jsonpath_ng`: `parse(text).find(data)`, and of each hit its value and path."""

from pharos_event import ImmutableContainer, wrap
from pharos_jsonpath import JSONPathError, Path, dotted


class FullPath:
    __slots__ = ("parts",)

    def __init__(self, parts):
        self.parts = parts

    def __str__(self):
        return dotted(self.parts)

    __repr__ = __str__

    def __eq__(self, other):
        return str(self) == str(other)

    def __hash__(self):
        return hash(self.parts)


class DatumInContext:
    """One hit."""

    __slots__ = ("value", "full_path")

    def __init__(self, value, parts):
        self.value = value
        self.full_path = FullPath(parts)

    @property
    def path(self):
        return FullPath(self.full_path.parts[-1:])

    def __repr__(self):
        return f"DatumInContext(value={self.value!r}, path={self.path})"


class JSONPath:
    __slots__ = ("_path",)

    def __init__(self, text):
        self._path = Path(text)

    def find(self, data):
        if isinstance(data, ImmutableContainer):
            memo = data._memo
            return [DatumInContext(wrap(value, memo), parts) for parts, value in self._path.find(data._data)]
        return [DatumInContext(value, parts) for parts, value in self._path.find(data)]

    def __str__(self):
        return self._path.text


def parse(string, debug=False):
    return JSONPath(string)
