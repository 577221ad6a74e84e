"""What rules use of the package `dateutil`: reading dates in the spellings that logs have, and names for zones."""

import re
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pharos_event import parse_time

MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
WEEKDAYS = "mon tue wed thu fri sat sun".split()
UTC = timezone.utc
UTC_NAMES = ("Z", "UTC", "GMT")

CLOCK = re.compile(r"(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(am|pm|a\.m\.|p\.m\.)?", re.IGNORECASE)
OFFSET = re.compile(r"\s*(Z|UTC|GMT)?\s*([+-])(\d{2}):?(\d{2})?(?!\d)")
DATE = re.compile(r"\b(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})\b")
WORD = re.compile(r"[A-Za-z]+|\d+")


class ParserError(ValueError):
    """Text that is no date."""


def tzutc():
    return UTC


def tzoffset(name, offset):
    return timezone(offset if isinstance(offset, timedelta) else timedelta(seconds=offset), name)


def gettz(name=None):
    if name in (None, *UTC_NAMES):
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return None


def isoparse(dt_str):
    text = dt_str.decode() if isinstance(dt_str, bytes) else dt_str
    moment = parse_time(text)
    if moment is None:
        raise ValueError(f"String does not contain a date: {text!r}")
    return moment


def parse(timestr, parserinfo=None, default=None, ignoretz=False, dayfirst=False, yearfirst=False, **_):
    """The moment that the text means; what it leaves out comes from `default`, today at midnight."""
    if isinstance(timestr, bytes):
        timestr = timestr.decode()
    if not isinstance(timestr, str):
        raise TypeError(f"Parser must be a string or character stream, not {type(timestr).__name__}")
    moment = parse_time(timestr)
    if moment is None:
        moment = parse_freely(timestr, default, dayfirst, yearfirst)
    return moment.replace(tzinfo=None) if ignoretz else moment


def parse_freely(text, default, dayfirst, yearfirst):
    fields, rest = {}, text.strip()
    clock = CLOCK.search(rest)
    if clock:
        fields |= clock_fields(clock)
        after = rest[clock.end() :]
        zone, after = zone_of(after)
        if zone is not None:
            fields["tzinfo"] = zone
        rest = f"{rest[: clock.start()]} {after}"
    date = DATE.search(rest)
    if date:
        fields |= date_fields([int(date[1]), int(date[3]), int(date[4])], len(date[1]) > 2, dayfirst, yearfirst)
        rest = rest[: date.start()] + rest[date.end() :]
    fields |= word_fields(rest, text, "day" in fields)
    if not fields:
        raise ParserError(f"String does not contain a date: {text}")
    base = default or datetime.now().replace(hour=0, minute=0, second=0, microsecond=0)
    try:
        return base.replace(**fields)
    except ValueError as error:
        raise ParserError(f"{error}: {text}") from error


def clock_fields(match):
    hour, half = int(match[1]), (match[5] or "").lower()[:1]
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    fraction = int((match[4] or "0")[:6].ljust(6, "0"))
    return {"hour": hour, "minute": int(match[2]), "second": int(match[3] or 0), "microsecond": fraction}


def zone_of(text):
    """The zone that the text begins with, or None, and what follows it."""
    offset = OFFSET.match(text)
    if offset:
        size = timedelta(hours=int(offset[3]), minutes=int(offset[4] or 0))
        return timezone(-size if offset[2] == "-" else size), re.sub(r"^\s*[A-Z]{3,4}\b", "", text[offset.end() :])
    name = re.match(r"\s*(Z|UTC|GMT)\b", text)
    return (UTC, text[name.end() :]) if name else (None, text)


def date_fields(numbers, is_year_first, dayfirst, yearfirst):
    first, second, third = numbers
    if is_year_first or yearfirst:
        year, month, day = first, second, third
    else:
        month, day, year = (second, first, third) if dayfirst or first > 12 else (first, second, third)
    return {"year": full_year(year), "month": month, "day": day}


def full_year(year):
    if year >= 100:
        return year
    return year + (2000 if year < datetime.now().year % 100 + 50 else 1900)


def word_fields(rest, text, has_date):
    """A month by its name, and the numbers around it: the day, and the year."""
    fields, numbers = {}, []
    for word in WORD.findall(rest):
        short = word[:3].lower()
        if word.isdigit():
            numbers.append(word)
        elif short in MONTHS and not has_date:
            fields["month"] = MONTHS.index(short) + 1
        elif short not in WEEKDAYS and word not in (*UTC_NAMES, "T", "at", "of", "st", "nd", "rd", "th"):
            raise ParserError(f"Unknown string format: {text}")
    for number in numbers:
        if len(number) > 2 or "day" in fields:
            fields["year"] = full_year(int(number))
        else:
            fields["day"] = int(number)
    if numbers and (has_date or "month" not in fields):
        raise ParserError(f"Unknown string format: {text}")
    return fields
