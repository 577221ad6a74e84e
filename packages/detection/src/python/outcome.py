"""What the functions of a rule returned for an event that matched, with the format's fall-backs and limits."""

import json
from collections.abc import Mapping
from json.encoder import c_make_encoder, encode_basestring_ascii

from pharos_event import encode, plain

STRING_MAX = 1000
KIND_MAX = 200
CONTEXT_MAX = 200 * 1024
DESTINATIONS_MAX = 10
TRUNCATED = "... (truncated)"
SEVERITIES = frozenset(("INFO", "LOW", "MEDIUM", "HIGH", "CRITICAL"))
TEXTS = ("title", "description", "reference", "runbook", "dedup", "unique")
ORDER = ("title", "description", "reference", "severity", "runbook", "destinations", "dedup", "alert_context", "unique")


def quote(text):
    return encode_basestring_ascii(text)


def to_json(value):
    """JSON text without NaN or Infinity. Made from the C parts, so that a rule that patches `json` harms no other."""
    return "".join(c_make_encoder({}, encode, encode_basestring_ascii, None, ":", ",", False, False, False)(value, 0))


name_of = type.__dict__["__name__"].__get__


def kind_of(error):
    """The name of the exception's class, whatever its metaclass says, and no longer than names are."""
    return name_of(type(error))[:KIND_MAX]


def describe(error):
    """The exception as text, even when its own `repr` fails."""
    try:
        # The repr of a syntax error is a tuple of offsets, which callers tell as a line.
        text = f"{kind_of(error)}: {error.msg}" if isinstance(error, SyntaxError) else repr(error)
    except BaseException:
        text = kind_of(error)
    return str.__str__(text)[: STRING_MAX * 4]


def wrong_type(name, value, wanted):
    return TypeError(f"{name} returned {kind_of(value)}, expected {wanted}")


def as_text(name, value):
    if not isinstance(value, str):
        raise wrong_type(name, value, "str")
    value = str.__str__(value)
    return value if len(value) <= STRING_MAX else value[: STRING_MAX - len(TRUNCATED)] + TRUNCATED


def as_severity(name, value):
    level = as_text(name, value).upper()
    if level == "DEFAULT":
        return None
    if level not in SEVERITIES:
        raise ValueError(f"severity returned {level!r}, expected one of INFO LOW MEDIUM HIGH CRITICAL DEFAULT")
    return level


def as_destinations(name, value):
    """None is normal routing; an empty list means that the alert goes nowhere."""
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise wrong_type(name, value, "list of str or None")
    return list(dict.fromkeys(str.__str__(item) for item in value))[:DESTINATIONS_MAX] or ["SKIP"]


def as_context(name, value):
    """The context as JSON text."""
    if not isinstance(value, Mapping):
        raise wrong_type(name, value, "dict")
    text = to_json(plain(value))
    if len(text) > CONTEXT_MAX:
        raise ValueError(
            f"alert_context size is [{len(text)}] characters, bigger than maximum of [{CONTEXT_MAX}] characters"
        )
    return text


READERS = {**dict.fromkeys(TEXTS, as_text), "severity": as_severity}
READERS |= {"destinations": as_destinations, "alert_context": as_context}


def context_error(error):
    too_large = isinstance(error, ValueError) and str(error).startswith("alert_context size is [")
    return to_json({"_error": str(error) if too_large else describe(error)})


def call(name, function, event):
    return READERS[name](name, function(event))


def generate(functions, event, begin):
    """Function name → value, for the functions that the rule has and that worked. `begin` is called before each."""
    values = {}
    for name, function in functions:
        begin()
        try:
            values[name] = call(name, function, event)
        except BaseException as error:
            if name == "alert_context":
                values[name] = context_error(error)
    return values


def match_json(event_index, rule_index, values):
    """One match as JSON text; absent and empty values are left to the static ones of the rule."""
    parts = [f'{{"event":{event_index},"rule":{rule_index}']
    for name in ("title", "dedup", "severity", "description", "reference", "runbook", "unique"):
        value = values.get(name)
        if value:
            parts.append(f'"{name}":{quote(value)}')
    if values.get("destinations") is not None:
        parts.append(f'"destinations":{to_json(values["destinations"])}')
    parts.append(f'"context":{values.get("alert_context", "{}")}}}')
    return ",".join(parts)
