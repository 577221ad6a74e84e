"""The part of an event that was read from the data lake. Whoever asks for the rest learns that it was not read.

A preview reads the fields that a rule looks at; an event of which it wants another one is read again, whole.
"""

from json import JSONDecoder

MISSING = object()
EVERYTHING = "*"
# No log has such a field: what begins with p_ is ours.
UNREAD = "p_not_read"


class NotRead(BaseException):
    """Raised in the middle of a rule, so that it does no more; what it has done until then must not count."""


class Reading:
    """The notes of the event that a rule sees now, None while that is whole."""

    notes = None


def want_whole_event():
    """For what may happen only once for an event, such as counting: an event that is read again would do it twice."""
    if Reading.notes is not None:
        Reading.notes.append([EVERYTHING])
        raise NotRead("the event was not read whole")


class PartialData(dict):
    """An object of which some members were not read. `notes`: what anybody asked of them, for the whole event."""

    __slots__ = ("notes", "path", "unread")

    def __init__(self, known, notes, path=(), unread=None):
        super().__init__(known)
        # Names in lower case; None where every other member may be there.
        self.notes, self.path, self.unread = notes, path, unread

    def miss(self, key):
        self.notes.append([*self.path, key])
        raise NotRead(f"{key} was not read")

    def check(self, key):
        if self.unread is None or (isinstance(key, str) and key.lower() in self.unread):
            self.miss(key if isinstance(key, str) else EVERYTHING)

    def get(self, key, default=None):
        value = dict.get(self, key, MISSING)
        if value is MISSING:
            self.check(key)
            return default
        return value

    def __getitem__(self, key):
        value = self.get(key, MISSING)
        if value is MISSING:
            raise KeyError(key)
        return value

    def __contains__(self, key):
        return self.get(key, MISSING) is not MISSING

    def everything(self, *_, **__):
        self.miss(EVERYTHING)

    __iter__ = __len__ = __eq__ = __ne__ = __repr__ = __or__ = __ror__ = __reversed__ = everything
    keys = values = items = copy = everything
    __hash__ = None


from_json = JSONDecoder().decode
notes_read = {}


def read_note(text):
    """(names of fields that were not read, nodes) of `{"fields": in lower case, "nodes": ...}`, which many events share."""
    if text not in notes_read:
        if len(notes_read) > 100:
            notes_read.clear()
        note = from_json(text)
        notes_read[text] = frozenset(note["fields"]), note["nodes"]
    return notes_read[text]


def partial_data(data, notes, unread, nodes, path=()):
    """`nodes`: the objects below that were read in part, by name, each with those below it."""
    for key, below in nodes.items():
        if type(data.get(key)) is dict:
            data[key] = partial_data(data[key], notes, None, below, (*path, key))
    return PartialData(data, notes, path, unread)
