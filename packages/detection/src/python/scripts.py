"""Parsers of log types in Python: lines in, the JSON of their fields or a reason out.

The format calls the language Starlark. Here it is Python with Starlark's names: `json` and `base64` are there without
an import, and besides their own functions have `encode` and `decode`.
"""

import base64
import json
import time
from json import JSONDecoder

from pharos_outcome import describe, quote, to_json, wrong_type
from pharos_rule_modules import RuleModules, SealedModule, fresh_module, namespace_of
from pharos_runner import Timeout, each

scan_json = JSONDecoder().scan_once

# Programs are known by their text: who changes one sends another text. More than this would be an installation of its own.
LOADED_MAX = 200


class Refusal(str):
    """Why a line has no fields."""


def with_names(module, **names):
    copy = SealedModule(module.__name__)
    public = {name: value for name, value in namespace_of(module).items() if not name.startswith("_")}
    namespace_of(copy).update(public, **names)
    return copy


def encode_base64(data):
    return base64.b64encode(data.encode() if isinstance(data, str) else data).decode()


def decode_base64(text):
    """Starlark's takes and gives text."""
    return base64.b64decode(text).decode(errors="replace")


def fail(*reasons):
    raise ValueError(" ".join(map(str, reasons)))


def reason_of(error):
    return Refusal("the script ran longer than it may" if type(error) is Timeout else f"the script raised {describe(error)}")


class Scripts:
    def __init__(self, shims, guarded):
        names = {
            "json": with_names(json, encode=json.dumps, decode=json.loads),
            "base64": with_names(base64, encode=encode_base64, decode=decode_base64),
        }
        self.names = {**names, "fail": fail}
        self.modules = RuleModules({**shims, **names}, {}, guarded, {})
        self.loaded = {}

    def run(self, request):
        """A line of JSON for each text after one for the program: an object, a text that says why not, or null for one
        left out. `texts` count as calls from 2, the loading of the program is call 1."""
        wanted, _ = scan_json(str(request, "utf-8"), 0)
        [parse] = each(wanted, [wanted["script"]], 1, self.program)
        is_usable = parse is not None and type(parse) is not Refusal
        until = time.monotonic() + wanted["seconds"]
        answers = each(wanted, wanted["texts"], 2, lambda text: answer(parse, text, until)) if is_usable else []
        return "\n".join([loading(parse), *(found or "null" for found in answers)]).encode()

    def program(self, source):
        known = self.loaded.get(source)
        if known is None:
            if len(self.loaded) >= LOADED_MAX:
                self.loaded.clear()
            known = self.loaded[source] = self.load(source)
        return known

    def load(self, source):
        try:
            module = fresh_module("parser")
            namespace_of(module).update(self.names)
            self.modules.run(module, source)
            parse = namespace_of(module).get("parse")
            return parse if callable(parse) else Refusal("the script defines no function named parse")
        except BaseException as error:
            return reason_of(error)


def loading(parse):
    """Null for a program that was left out, true for one that is usable, a text for one that is not."""
    if parse is None:
        return "null"
    return quote(str(parse)) if type(parse) is Refusal else "true"


def answer(parse, text, until):
    if time.monotonic() > until:
        return quote("the script took too long for the lines before this one")
    try:
        fields = parse(text)
        if not isinstance(fields, dict):
            raise wrong_type("parse", fields, "dict")
        return to_json(fields) if fields else quote("the script returned no fields")
    except BaseException as error:
        return quote(reason_of(error))
