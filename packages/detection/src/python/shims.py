"""The packages that detections may import although they are not Python's own.

Each name of the existing content is there, and the same under a name of ours. A global with the same id comes first.
"""

import types
from unittest.mock import NonCallableMock

import pharos_base_helpers
import pharos_caching
import pharos_dateutil
import pharos_event
import pharos_jsonpath
import pharos_jsonpath_ng
import pharos_lookup_table_helpers
import pharos_no_network
import pharos_pycountry
import pharos_rule_classes
from pharos_rule_modules import sealed

PREFIXES = ("panther", "pharos")


def public(module):
    """What the module defines, without what it imports."""
    return {
        name: value
        for name, value in module.__dict__.items()
        if not name.startswith("_")
        and not isinstance(value, types.ModuleType)
        and getattr(value, "__module__", module.__name__) in (module.__name__, "re")
    }


def is_mock(func):
    return isinstance(func, NonCallableMock)


def core(prefix):
    immutable = sealed(
        f"{prefix}_core.immutable",
        {
            "ImmutableCaseInsensitiveDict": pharos_event.ImmutableCaseInsensitiveDict,
            "ImmutableDict": pharos_event.ImmutableCaseInsensitiveDict,
            "ImmutableList": pharos_event.ImmutableList,
            "ImmutableContainerMixin": pharos_event.ImmutableContainer,
            "json_encoder": pharos_event.encode,
        },
    )
    exceptions = sealed(f"{prefix}_core.exceptions", {"PantherError": pharos_event.PantherError})
    names = {"PantherEvent": pharos_event.PantherEvent, "PharosEvent": pharos_event.PantherEvent}
    enriched_event = sealed(f"{prefix}_core.enriched_event", names)
    members = {"immutable": immutable, "exceptions": exceptions, "enriched_event": enriched_event}
    return package(f"{prefix}_core", members, names)


def package(name, members, names=None):
    """The package and its modules, by full name."""
    modules = {f"{name}.{member}": module for member, module in members.items()}
    return {name: sealed(name, {**(names or {}), **members, "__path__": []}), **modules}


def detection_helpers(prefix):
    name = f"{prefix}_detection_helpers"
    caching = sealed(f"{name}.caching", public(pharos_caching))
    mocking = sealed(f"{name}.mocking", {"is_mock": is_mock})
    # Some rules import its functions from the package itself.
    return package(name, {"caching": caching, "mocking": mocking}, public(pharos_caching))


def helper_modules(prefix):
    bodies = {
        "base_helpers": public(pharos_base_helpers),
        "lookuptable_helpers": public(pharos_lookup_table_helpers),
        "oss_helpers": {**public(pharos_base_helpers), **public(pharos_caching)},
    }
    return {f"{prefix}_{name}": sealed(f"{prefix}_{name}", names) for name, names in bodies.items()}


def jsonpath_ng():
    parse = {"parse": pharos_jsonpath_ng.parse}
    names = {**parse, "DatumInContext": pharos_jsonpath_ng.DatumInContext, "JSONPath": pharos_jsonpath_ng.JSONPath}
    errors = {name: pharos_jsonpath.JSONPathError for name in ("JSONPathError", "JsonPathParserError", "JsonPathLexerError")}
    ext = sealed("jsonpath_ng.ext", parse)
    return package("jsonpath_ng", {"ext": ext, "exceptions": sealed("jsonpath_ng.exceptions", errors)}, names)


def dateutil():
    parser = {name: getattr(pharos_dateutil, name) for name in ("parse", "isoparse", "ParserError")}
    tz = {name: getattr(pharos_dateutil, name) for name in ("UTC", "tzutc", "tzoffset", "gettz")}
    return package("dateutil", {"parser": sealed("dateutil.parser", parser), "tz": sealed("dateutil.tz", tz)})


def pycountry():
    return {"pycountry": sealed("pycountry", {"countries": pharos_pycountry.countries})}


def make_shims():
    shims = jsonpath_ng() | dateutil() | pycountry() | pharos_no_network.make_modules()
    shims |= pharos_rule_classes.make_modules()
    for prefix in PREFIXES:
        shims |= core(prefix) | detection_helpers(prefix) | helper_modules(prefix)
    return shims
