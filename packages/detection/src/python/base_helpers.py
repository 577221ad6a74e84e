"""`panther_base_helpers`: small functions that many detections share."""

import base64
import binascii
import ipaddress
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from fnmatch import fnmatch

import pharos_event as events

SEVERITY_LEVELS = ["INFO", "LOW", "MEDIUM", "HIGH", "CRITICAL"]
SEVERITY_MAP = {level: rank for rank, level in enumerate(SEVERITY_LEVELS)}
EMAIL_REGEX = re.compile(r"[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}")


class PantherUnexpectedAlert(Exception):
    """An event that the detection had thought impossible."""


def deep_get(dictionary, *keys, default=None):
    """As the event's method; a plain dict is read in the exact spelling."""
    value = dictionary
    for key in keys:
        if not isinstance(value, Mapping):
            return default
        value = value.get(key)
    return default if value is None else value


def deep_walk(obj, *keys, default=None, return_val="all"):
    return events.plain(events.deep_walk(obj, *keys, default=default, return_val=return_val))


def severity_greater_than(a, b):
    return SEVERITY_MAP[a.upper()] > SEVERITY_MAP[b.upper()]


def get_val_from_list(list_of_dicts, return_field_key, field_cmp_key, field_cmp_val):
    """The values of one field, from the objects whose other field has the wanted value."""
    return {item.get(return_field_key) for item in list_of_dicts if item.get(field_cmp_key) == field_cmp_val}


def is_ip_in_network(ip, networks):
    try:
        address = ipaddress.ip_address(ip)
        return any(address in ipaddress.ip_network(network) for network in listify(networks))
    except ValueError:
        return False


def pattern_match(string_to_match, pattern):
    return fnmatch(string_to_match, pattern)


def pattern_match_list(string_to_match, patterns):
    return any(fnmatch(string_to_match, pattern) for pattern in patterns)


def defang_ioc(ioc):
    """The indicator so that nothing makes a link of it."""
    return ioc.replace("http://", "hxxp://").replace("https://", "hxxps://").replace(".", "[.]")


def ioc_match(indicators, known_iocs):
    return [indicator for indicator in indicators or () if indicator in known_iocs]


def nano_to_micro(time_str):
    """Cuts nine digits of fraction to the six that Python reads."""
    return re.sub(r"(\.\d{6})\d+", r"\1", time_str)


def panther_nanotime_to_python_datetime(panther_time):
    return datetime.strptime(nano_to_micro(panther_time), "%Y-%m-%d %H:%M:%S.%f")


def golang_nanotime_to_python_datetime(golang_time):
    return datetime.strptime(nano_to_micro(golang_time), "%Y-%m-%dT%H:%M:%S.%fZ")


def resolve_timestamp_string(timestamp):
    """A datetime from any of the usual spellings, or None."""
    if not timestamp:
        return None
    return events.parse_time(timestamp)


def time_delta(time1, time2):
    """The seconds between two moments given as text, whichever comes first; 0 where one is unreadable."""
    first, second = resolve_timestamp_string(time1), resolve_timestamp_string(time2)
    if first is None or second is None:
        return 0
    return abs((first.replace(tzinfo=None) - second.replace(tzinfo=None)).total_seconds())


def is_base64(b64, min_length=28):
    """The decoded text if all of `b64` is Base64 of readable text, else an empty string."""
    if not isinstance(b64, str) or len(b64) < min_length or not re.fullmatch(r"[A-Za-z0-9+/]+={0,2}", b64):
        return ""
    try:
        return base64.b64decode(b64, validate=True).decode("utf-8")
    except (binascii.Error, UnicodeDecodeError):
        return ""


def key_value_list_to_dict(list_objects, key, value):
    return {item.get(key): item.get(value) for item in list_objects}


def listify(maybe_list):
    if isinstance(maybe_list, (str, bytes, Mapping)) or not isinstance(maybe_list, (Sequence, set, frozenset)):
        return [maybe_list]
    return list(maybe_list)


def add_parse_delay(event, context):
    """Adds how long the event was under way before it was read."""
    parsed, happened = resolve_timestamp_string(event.get("p_parse_time")), event.get("p_event_time")
    moment = resolve_timestamp_string(happened)
    if parsed is not None and moment is not None:
        context["parseDelay"] = str(parsed.replace(tzinfo=None) - moment.replace(tzinfo=None))
    return context


def pantherflow_investigation(event, interval="30m"):
    """A query for everything that shares an indicator with the event, around its time."""
    filters = [
        f"{field} has {value!r}"
        for field in sorted(event.keys())
        if field.startswith("p_any_")
        for value in event.get(field) or ()
    ]
    moment, log_type = event.get("p_event_time", ""), str(event.get("p_log_type", ""))
    return "\n".join(
        (
            f"union pharos_logs.public.{log_type.lower().replace('.', '_')}",
            f"| where p_event_time between time.parse_timestamp('{moment}') - time.parse_timespan('{interval}')"
            f" .. time.parse_timestamp('{moment}') + time.parse_timespan('{interval}')",
            f"| where {' or '.join(filters) or 'true'}",
            "| sort p_event_time",
        )
    )


def dbprint(*args):
    print(*args)
