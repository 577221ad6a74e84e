"""`panther_detection_helpers.caching`: counters, string sets and dictionaries shared by the whole instance.

Every function is one request to the engine, answered with the entry as it is afterwards (see cache-store.ts).
"""

import math
import time
from collections.abc import Mapping

import pharos_channel
from pharos_event import plain
from pharos_partial_data import want_whole_event

LIFETIME_SECONDS = 90 * 24 * 3600
ABSOLUTE_FROM = 1_000_000_000
NOT_GIVEN = object()


def request(op, key, **rest):
    """The entry `{value, expiresAt}` after the request, or None."""
    want_whole_event()
    return pharos_channel.ask(op=op, key=str(key), **rest)["entry"]


def expiry(epoch_seconds):
    """Absolute epoch seconds, or None for "leave as it is". Small numbers count from now."""
    if epoch_seconds is NOT_GIVEN:
        return time.time() + LIFETIME_SECONDS
    try:
        seconds = float(epoch_seconds)
    except (OverflowError, TypeError, ValueError):
        return None
    if not math.isfinite(seconds):
        return None
    return seconds if seconds >= ABSOLUTE_FROM else time.time() + seconds


def value_of(entry, kind, absent, force_ttl_check=False):
    if entry is None or (force_ttl_check and ttl_expired(entry)):
        return absent
    return entry["value"].get(kind, absent)


def as_strings(val):
    items = [val] if isinstance(val, str) else list(val or ())
    if not all(isinstance(item, str) for item in items):
        raise TypeError("a string set holds only strings")
    return items


def ttl_expired(item):
    return item is not None and item["expiresAt"] <= time.time()


def get_counter(key, force_ttl_check=False):
    return value_of(request("get", key), "counter", 0, force_ttl_check)


def increment_counter(key, val=1, epoch_seconds=NOT_GIVEN):
    return value_of(request("increment", key, by=int(val), expiresAt=expiry(epoch_seconds)), "counter", 0)


def reset_counter(key):
    request("put", key, value={"counter": 0}, expiresAt=None)


def set_key_expiration(key, epoch_seconds):
    expires_at = expiry(epoch_seconds)
    if expires_at is not None:
        request("expire", key, expiresAt=expires_at)


def put_dictionary(key, val, epoch_seconds=None):
    if not isinstance(val, Mapping):
        raise TypeError("put_dictionary: value is not a dictionary")
    try:
        text = pharos_channel.to_json(plain(val))
    except (TypeError, ValueError) as error:
        raise ValueError("put_dictionary: value is not JSON-serializable") from error
    request("put", key, value={"dictionary": text}, expiresAt=expiry(epoch_seconds))


def get_dictionary(key, force_ttl_check=False):
    return pharos_channel.from_json(value_of(request("get", key), "dictionary", "{}", force_ttl_check))


def put_string_set(key, val, epoch_seconds=None):
    strings = as_strings(val)
    if not strings:
        return reset_string_set(key)
    request("put", key, value={"strings": sorted(set(strings))}, expiresAt=expiry(epoch_seconds))


def get_string_set(key, force_ttl_check=False):
    return set(value_of(request("get", key), "strings", (), force_ttl_check))


def add_to_string_set(key, val, epoch_seconds=None):
    strings = as_strings(val)
    if not strings:
        return get_string_set(key)
    return set(value_of(request("add", key, strings=strings, expiresAt=expiry(epoch_seconds)), "strings", ()))


def remove_from_string_set(key, val, epoch_seconds=None):
    strings = as_strings(val)
    if not strings:
        return get_string_set(key)
    return set(value_of(request("remove", key, strings=strings, expiresAt=expiry(epoch_seconds)), "strings", ()))


def reset_string_set(key):
    request("clear", key)


def evaluate_threshold(key, threshold=10, expiry_seconds=3600):
    """Counts; True, and from zero again, when the count reaches the threshold."""
    count = increment_counter(key, epoch_seconds=None)
    if count == 1:
        set_key_expiration(key, time.time() + int(expiry_seconds))
    if count < threshold:
        return False
    reset_counter(key)
    return True


def check_account_age(key):
    """True if the account is marked as new."""
    return isinstance(key, str) and key != "" and bool(get_string_set(key))


def kv_table():
    raise NotImplementedError("the cache has no table: use its functions")
