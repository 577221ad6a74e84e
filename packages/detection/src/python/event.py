"""What a rule sees: an immutable mapping whose keys match in any capitalisation.

The exact spelling is tried first, so a rule that spells its keys like the log pays one dict lookup.
Only a miss builds the lower-cased index of that object, once per event, shared by all its rules.
"""

from abc import ABCMeta
from collections.abc import Mapping, Sequence
from datetime import datetime, timezone

import pharos_channel
from pharos_partial_data import MISSING, UNREAD, PartialData, partial_data, read_note


class PantherError(Exception):
    """A detection used the event in a way that its log type does not support."""


def spelling_of(data, key, memo):
    """The first key of `data` that equals `key` but for capitals, or MISSING."""
    if not isinstance(key, str):
        return MISSING
    lowered = memo.get(id(data))
    if lowered is None:
        lowered = {}
        for name in dict.keys(data):
            lowered.setdefault(name.lower() if isinstance(name, str) else name, name)
        memo[id(data)] = lowered
    return lowered.get(key.lower(), MISSING)


def member(data, key, memo):
    """The raw value of `data[key]`, or MISSING."""
    try:
        value = data.get(key, MISSING)
    except TypeError:
        return MISSING
    if value is MISSING:
        name = spelling_of(data, key, memo)
        return MISSING if name is MISSING else data[name]
    return value


def wrap(value, memo):
    kind = type(value)
    if kind is dict:
        return ImmutableCaseInsensitiveDict(value, memo)
    if kind is list:
        return ImmutableList(value, memo)
    if kind is PartialData:
        return PartialObject(value, memo)
    return value


def plain(value):
    """A deep, mutable copy made of dict and list only."""
    if isinstance(value, ImmutableContainer):
        value = value._data
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


class SealedClass(ABCMeta):
    """A class that rules share: none of them may change it for the others."""

    def __setattr__(cls, name, value):
        # The abc machinery keeps its registry in the class while it is made.
        if name.startswith("_abc_") or name == "__abstractmethods__":
            super().__setattr__(name, value)
        else:
            raise TypeError(f"{cls.__name__} is immutable")

    def __delattr__(cls, name):
        raise TypeError(f"{cls.__name__} is immutable")


class ImmutableContainer(metaclass=SealedClass):
    __slots__ = ("_data", "_memo")
    __hash__ = None

    def __init__(self, data, memo=None):
        object.__setattr__(self, "_data", data._data if isinstance(data, ImmutableContainer) else data)
        object.__setattr__(self, "_memo", {} if memo is None else memo)

    def __setattr__(self, name, value):
        raise TypeError(f"{type(self).__name__} is immutable")

    def __delattr__(self, name):
        raise TypeError(f"{type(self).__name__} is immutable")

    def __len__(self):
        return len(self._data)

    def __repr__(self):
        return repr(self._data)

    def __str__(self):
        return str(self._data)

    def __copy__(self):
        return plain(self)

    def __deepcopy__(self, memo):
        return plain(self)

    def copy(self):
        return plain(self)


def refusing(name):
    def refuse(self, *args, **kwargs):
        raise TypeError(f"{type(self).__name__} is immutable, it has no {name}(): make a copy with copy()")

    return refuse


class ImmutableCaseInsensitiveDict(ImmutableContainer, Mapping):
    __slots__ = ()
    __hash__ = None

    clear, pop, popitem, setdefault, update = map(refusing, ("clear", "pop", "popitem", "setdefault", "update"))

    def get(self, key, default=None):
        try:
            value = self._data.get(key, MISSING)
        except TypeError:
            return default
        if value is MISSING:
            name = spelling_of(self._data, key, self._memo)
            if name is MISSING:
                return default
            value = self._data[name]
        kind = type(value)
        if kind is dict:
            return ImmutableCaseInsensitiveDict(value, self._memo)
        if kind is list:
            return ImmutableList(value, self._memo)
        return value

    def __getitem__(self, key):
        value = member(self._data, key, self._memo)
        if value is MISSING:
            raise KeyError(key)
        return wrap(value, self._memo)

    def __contains__(self, key):
        return member(self._data, key, self._memo) is not MISSING

    def __iter__(self):
        return iter(self._data)

    def keys(self):
        return self._data.keys()

    def items(self):
        return [(key, wrap(value, self._memo)) for key, value in self._data.items()]

    def values(self):
        return [wrap(value, self._memo) for value in self._data.values()]

    def __eq__(self, other):
        if isinstance(other, ImmutableContainer):
            return self._data == other._data
        if isinstance(other, Mapping):
            return self._data == plain(other)
        return NotImplemented

    def to_dict(self):
        return plain(self)

    def deep_get(self, *keys, default=None):
        memo = self._memo
        value = self._data
        for key in keys:
            if type(value) is not dict:
                return default
            value = member(value, key, memo)
            if value is MISSING:
                return default
        return default if value is None else wrap(value, memo)

    def deep_walk(self, *keys, default=None, return_val="all"):
        """Unlike the other methods it answers with plain lists and dicts, copied, as existing rules expect."""
        return plain(deep_walk(self._data, *keys, default=default, return_val=return_val, memo=self._memo))


class PartialObject(ImmutableCaseInsensitiveDict):
    """What was read of an object, for a rule that may want the rest of it."""

    __slots__ = ()
    __hash__ = None

    def get(self, key, default=None):
        value = member(self._data, key, self._memo)
        return default if value is MISSING else wrap(value, self._memo)

    def deep_get(self, *keys, default=None):
        value = self
        for key in keys:
            if not isinstance(value, ImmutableCaseInsensitiveDict):
                return default
            value = value.get(key, MISSING)
            if value is MISSING:
                return default
        return default if value is None else value


class ImmutableList(ImmutableContainer, Sequence):
    __slots__ = ()
    __hash__ = None

    append, clear, extend, insert, pop, remove, reverse, sort = map(
        refusing, ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort")
    )

    def __getitem__(self, index):
        if isinstance(index, slice):
            return tuple(self._data[index])
        return wrap(self._data[index], self._memo)

    def __iter__(self):
        memo = self._memo
        for item in self._data:
            yield wrap(item, memo)

    def __contains__(self, item):
        return (item._data if isinstance(item, ImmutableContainer) else item) in self._data

    def __eq__(self, other):
        if isinstance(other, ImmutableContainer):
            return self._data == other._data
        if isinstance(other, (list, tuple)):
            return self._data == plain(other)
        return NotImplemented

    def as_list(self):
        return plain(self)


MODEL = "data model"
NOTES = "not read"
MOCKED_TABLES = "_mocked_lookup_data_"


def with_models(data, models):
    """The event, with the data model of its log type."""
    model = models.get(data.get("p_log_type"))
    memo = {} if model is None else {MODEL: model}
    return PartialEvent(data, memo) if UNREAD in data else PantherEvent(data, memo)


class PantherEvent(ImmutableCaseInsensitiveDict):
    __slots__ = ()
    __hash__ = None

    def udm(self, *keys, default=None):
        """The unified field: as the data model maps it, else `p_udm`, else the event itself; then falsy means none."""
        model = self.data_model
        mapping = model.get(keys[0]) if model is not None and len(keys) == 1 else None
        if mapping is not None:
            return mapping.value(self, default)
        return self.deep_get("p_udm", *keys) or self.deep_get(*keys) or default

    def udm_path(self, name):
        """Where the data model finds the value: `a.[0].b`, or its function's name; None where it finds none."""
        model = self.data_model
        if model is None:
            raise PantherError(f"no data model for the log type {self.get('p_log_type')!r}, wanted {name!r}")
        mapping = model.get(name)
        return None if mapping is None else mapping.place(self)

    def event_type(self):
        return self.udm("event_type")

    def lookup(self, table, key):
        """The row of the lookup table whose primary key it is, or None; in unit tests the one that the event brings."""
        mocked = member(self._data, MOCKED_TABLES, self._memo)
        if mocked is not MISSING:
            return self.deep_get(MOCKED_TABLES, table, key)
        return wrap(pharos_channel.ask(op="lookup", table=str(table), key=str(key))["row"], {})

    def event_time_epoch(self, force_utc=True):
        """Whole seconds of `p_event_time`; 0 where it is absent or unreadable."""
        moment = parse_time(self.get("p_event_time"))
        if moment is None:
            return 0
        if moment.tzinfo is None and force_utc:
            moment = moment.replace(tzinfo=timezone.utc)
        return int(moment.timestamp())

    @property
    def log_type(self):
        return self.get("p_log_type")

    @property
    def data_model(self):
        """Unified name → mapping, or None; of the event's log type (see `with_models`)."""
        return self._memo.get(MODEL)

    @staticmethod
    def json_encoder(value):
        """`json.dumps(event, default=PantherEvent.json_encoder)`."""
        return encode(value)


class PartialEvent(PartialObject, PantherEvent):
    """What was read of an event: `{..., UNREAD: a note, see partial_data}`"""

    __slots__ = ()
    __hash__ = None

    def __init__(self, data, memo):
        fields, nodes = read_note(data.pop(UNREAD))
        notes = memo[NOTES] = []
        super().__init__(partial_data(data, notes, fields, nodes), memo)


def not_read(event):
    """The paths that a rule asked for and that were not read; it ended at the first."""
    return event._memo.get(NOTES)


def encode(value):
    """What `json` cannot write by itself but an alert context may hold."""
    if isinstance(value, (ImmutableContainer, Mapping)):
        return plain(value)
    if hasattr(value, "isoformat"):
        return value.isoformat()
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")


def parse_time(text):
    """A datetime from ISO-like text with up to nine digits of fraction, or None."""
    if not isinstance(text, str):
        return None
    head, dot, rest = text.strip().partition(".")
    if dot:
        digits = len(rest) - len(rest.lstrip("0123456789"))
        head = f"{head}.{rest[:digits][:6]}{rest[digits:].strip()}"
    try:
        return datetime.fromisoformat(head)
    except ValueError:
        return None


def is_empty_list(value):
    return isinstance(value, (list, tuple, ImmutableList)) and all(is_empty_list(item) for item in value)


def deep_walk(obj, *keys, default=None, return_val="all", memo=None):
    """Walks mappings and lists; a list applies the remaining keys to each element and collects."""
    memo = {} if memo is None else memo
    obj = obj._data if isinstance(obj, ImmutableContainer) else obj
    if not keys:
        return default if obj is None or is_empty_list(obj) else obj
    if isinstance(obj, (list, tuple)):
        return collect(obj, keys, default, return_val, memo)
    if isinstance(obj, Mapping):
        value = member(obj, keys[0], memo) if isinstance(obj, dict) else obj.get(keys[0], MISSING)
        if value is MISSING or value is None:
            return default
        return deep_walk(value, *keys[1:], default=default, return_val=return_val, memo=memo)
    return default


def collect(items, keys, default, return_val, memo):
    found = []
    for item in items:
        value = deep_walk(item, *keys, default=default, return_val=return_val, memo=memo)
        for one in value if isinstance(value, (list, tuple)) else (value,):
            if one is not None and one not in found:
                found.append(one)
    if not found:
        return default
    if len(found) == 1:
        return found[0]
    return {"all": found, "first": found[0], "last": found[-1]}.get(return_val, "all")
