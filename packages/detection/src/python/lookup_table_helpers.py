"""`panther_lookuptable_helpers`: reads the rows that enrichment put on an event."""

from collections.abc import Mapping


class LookupTableMatches:
    def __init__(self):
        self._table = {}
        self._p_matched = {}

    @property
    def p_matched(self):
        return self._p_matched

    def _register(self, event, table):
        """Chooses the table of `p_enrichment` that `_lookup` reads."""
        self._table = event.deep_get("p_enrichment", table, default={})

    def _lookup(self, match_field, *keys):
        """The value in the matched row; a list of values where a list of rows matched."""
        found = self._table.get(match_field)
        if isinstance(found, Mapping) or found is None:
            return walk(found, keys)
        return [walk(row, keys) for row in found]

    def p_matches(self, event, p_match=""):
        """Table name → row, for every table with a row that was matched by this value."""
        self._p_matched = {}
        for name, selectors in event.deep_get("p_enrichment", default={}).items():
            if name.startswith("p_any_"):
                continue
            for row in rows(selectors):
                if row.get("p_match") == p_match:
                    self._p_matched[name] = row
        return self._p_matched


def rows(selectors):
    for found in selectors.values():
        yield from (found,) if isinstance(found, Mapping) else found


def walk(row, keys):
    for key in keys:
        if not isinstance(row, Mapping):
            return None
        row = row.get(key)
    return row
