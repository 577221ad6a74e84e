import type { GlobalHelper, Rule } from "@pharos/domain";
import { aRule } from "../testing/a-rule.ts";

/** Rules that only do what honest rules do, with everything that attempts spoil. Their answers never change. */
const values = `
import base64, collections, copy, dataclasses, datetime, decimal, functools, hashlib, ipaddress, json, math, os, re, string
import textwrap, urllib.parse
from collections.abc import Mapping
import shared_helper
from panther_base_helpers import deep_get

@dataclasses.dataclass
class Seen:
    who: str

def rule(event):
    return event.get("who", "").startswith("others") or event.get("who", "").startswith("neighbours")

def alert_context(event):
    return {
        "who": event.get("who"),
        "deep": event.deep_get("d", "list"),
        "deep_get": deep_get(event, "d", "n"),
        "mapping": isinstance(event.get("d"), Mapping),
        "re": [re.findall("b+", "abbbc"), re.search(r"(\\w+)@(\\w+)", "a@b").group(2), bool(re.match("(?i)A", "a"))],
        "json": json.loads('{"a": [1, "é"]}'),
        "dumps": json.dumps({"a": [1.5, None, "é"]}),
        "copy": copy.deepcopy({"a": [1]}),
        "strptime": str(datetime.datetime.strptime("2026-01-02 03:04:05", "%Y-%m-%d %H:%M:%S")),
        "year": datetime.datetime.now().year >= 2026,
        "zone": str(datetime.datetime.fromtimestamp(0)) + str(datetime.timezone.utc),
        "decimal": str(decimal.Decimal(1) / decimal.Decimal(3)),
        "folder": os.getcwd(),
        "hash": hashlib.sha256(b"x").hexdigest()[:8],
        "base64": base64.b64decode("aGk=").decode(),
        "address": [ipaddress.ip_address("10.0.0.1").is_private, ipaddress.ip_address("8.8.8.8").is_private],
        "url": urllib.parse.urlparse("https://a.example/b?c=d").path,
        "builtins": [len("abc"), sum([1, 2]), sorted([2, 1]), str(5), isinstance(5, int), max(1, 2), "a".upper()],
        "format": "{0[a]} {1:>4}".format({"a": 1}, 2) + string.Template("$x").substitute(x=1),
        "counter": collections.Counter("aab").most_common(1),
        "ordered": list(collections.OrderedDict(a=1).items()),
        "reduce": functools.reduce(lambda a, b: a + b, [1, 2]),
        "recursion": depth(200),
        "wrap": textwrap.fill("a b c d", 4),
        "sqrt": math.sqrt(4),
        "data": Seen("x").who,
        "shared": [shared_helper.answer(), shared_helper.table["a"], shared_helper.Shared.value],
        "items": sorted(event.to_dict()),
    }

def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)
`;

const functions = `
def rule(event): return len(event.get("who")) > 0
def title(event): return "a title of the victim for " + event["who"]
def dedup(event): return event.get("d").get("n") * 2 * "d"
def severity(event): return "HIGH"
def description(event): return "described"
def runbook(event): return "run"
def reference(event): return "https://a.example/"
def destinations(event): return ["a", "b"]
def unique(event): return event["who"]
def alert_context(event): return {"n": event["d"]["n"], "all": event}
`;

const raises = `
def rule(event): return event["absent"]
`;

export const sharedHelpers: readonly GlobalHelper[] = [
  {
    id: "shared_helper",
    description: "",
    body: "table = {'a': 1}\nclass Shared:\n    value = 5\ndef answer():\n    return 42",
  },
];

/** Two sets: one shares the attacker's domain, one has another. */
export const victimOwners = ["neighbours", "others"] as const;
export type VictimOwner = (typeof victimOwners)[number];

export function victimsOf(owner: VictimOwner): Rule[] {
  return [
    aRule({ id: `Victim values of ${owner}`, body: values }),
    aRule({ id: `Victim functions of ${owner}`, body: functions }),
    aRule({ id: `Victim raises of ${owner}`, body: raises }),
  ];
}

/** The text marks the event: nobody outside the owner's domain may tell it. */
export function victimEvent(owner: VictimOwner): object {
  return { who: `${owner}-event-3f9a61`, d: { n: 2, list: [1, { a: "b" }] } };
}
