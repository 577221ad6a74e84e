from collections.abc import Mapping, Sequence


def is_array(value):
    return isinstance(value, (Sequence, set, frozenset)) and not isinstance(value, (str, bytes))


def ensure_array(value):
    return value if is_array(value) else [value]


def as_dict(value):
    """A copy that can be changed: of a part of an event, too."""
    return dict(value) if isinstance(value, Mapping) else value
