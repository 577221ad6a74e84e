import { afterAll, beforeAll, expect, test } from "vitest";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";

const ending = "def rule(event): return RESULT";

/** What detections and their helpers do while they load, each of which ends in `RESULT` being True. */
const idioms: Readonly<Record<string, string>> = {
  "a data class with annotations as text": `
from __future__ import annotations
from dataclasses import dataclass, field
@dataclass
class Country:
    name: str
    code: int
    region: Region = None
    tags: list[str] = field(default_factory=list)
@dataclass(frozen=True)
class Region:
    name: str
RESULT = Country("CH", 756, Region("Europe")).region.name == "Europe"`,
  "a data class with class variables": `
from __future__ import annotations
import dataclasses
from typing import ClassVar
@dataclasses.dataclass(order=True)
class Limit:
    count: int
    default: ClassVar[int] = 5
RESULT = Limit(1) < Limit(2) and dataclasses.asdict(Limit(3)) == {"count": 3}`,
  "named tuples": `
from collections import namedtuple
from typing import NamedTuple
class Pair(NamedTuple):
    a: int
    b: str = "x"
Other = namedtuple("Other", ["c"])
RESULT = Pair(1).b == "x" and Other(2)._asdict() == {"c": 2}`,
  "annotations of names that come later": `
from dataclasses import dataclass
from typing import NamedTuple, Optional, get_type_hints
class Node(NamedTuple):
    value: int
    below: Optional[Node] = None
@dataclass
class Country:
    region: Region = None
class Region:
    name = "Europe"
def f():
    class Inner(NamedTuple):
        node: Node
        other: Unknown = None
    return Inner
RESULT = f()(1).other is None and Node(1, Node(2)).below.value == 2 and get_type_hints(Country)["region"] is Region`,
  enumerations: `
from enum import Enum, IntEnum, auto
class Kind(Enum):
    A = "a"
    B = "b"
class Number(Enum):
    ONE = auto()
class Level(IntEnum):
    LOW = 1
RESULT = Kind("a") is Kind.A and Level.LOW < 2 and Kind["A"].name == "A" and Number.ONE.value == 1`,
  "typed dictionaries, protocols and generics": `
from typing import Any, Dict, Generic, List, Optional, Protocol, TypedDict, TypeVar, Union
T = TypeVar("T")
class Row(TypedDict, total=False):
    a: int
class Box(Generic[T]):
    def __init__(self, value: T) -> None: self.value: T = value
class Readable(Protocol):
    def read(self) -> str: ...
def f(x: Optional[List[Dict[str, Any]]] = None) -> Union[str, None]: return x
RESULT = Row(a=1)["a"] == 1 and Box[int](3).value == 3 and f() is None`,
  "caches and partial functions": `
import functools
@functools.lru_cache(maxsize=None)
def square(n): return n * n
class Lazy:
    @functools.cached_property
    def value(self): return 7
@functools.wraps(square)
def wrapped(n): return square(n)
RESULT = square(3) == 9 and Lazy().value == 7 and wrapped.__name__ == "square" and functools.partial(square, 2)() == 4`,
  "abstract classes and super": `
from abc import ABC, abstractmethod
class Base(ABC):
    def __init__(self, name): self.name = name
    @abstractmethod
    def go(self): ...
class Child(Base):
    def __init__(self): super().__init__("child")
    def go(self): return self.name
RESULT = Child().go() == "child"`,
  "a class with attributes looked up": `
class Config:
    def __getattr__(self, name): return "default"
config = Config()
RESULT = config.anything == "default" and hasattr(config, "x")`,
  "context managers and generators": `
from contextlib import contextmanager, suppress
@contextmanager
def scope():
    yield 5
with scope() as value, suppress(KeyError):
    {}["x"]
RESULT = value == 5 and list(x for x in range(2)) == [0, 1]`,
  "matching on shapes": `
def kind(value):
    match value:
        case {"a": int(x)}: return x
        case [first, *_]: return first
        case _: return None
RESULT = kind({"a": 3}) == 3 and kind([4, 5]) == 4`,
  "a main part that is not run": `
RESULT = True
if __name__ == "__main__":
    RESULT = False`,
  "the environment, which is empty": `
import os
RESULT = os.environ.get("AWS_REGION") is None and os.getenv("X", "").lower() == "" and "A" not in os.environ`,
  "a client that is made while loading": `
import boto3, requests, logging
logging.basicConfig(level=logging.INFO)
logger = logging.getLogger(__name__)
logger.setLevel("DEBUG")
TABLE = boto3.resource("dynamodb", endpoint_url=None).Table("kv")
SESSION = requests.Session()
def table() -> boto3.resource: return TABLE
RESULT = TABLE is not None`,
  "a session that is set up while loading": `
import requests, urllib3
from requests.adapters import HTTPAdapter
from requests.auth import HTTPBasicAuth
from boto3.dynamodb.conditions import Key
urllib3.disable_warnings()
requests.packages.urllib3.disable_warnings()
SESSION = requests.Session()
SESSION.headers.update({"Accept": "application/json"})
SESSION.mount("https://", HTTPAdapter(max_retries=3))
AUTH = HTTPBasicAuth("user", "secret")
def refused(work):
    try: work()
    except OSError as error: return str(error)
RESULT = (
    "can't reach the network: requests.Session().get() was refused" in refused(lambda: SESSION.get("https://a.example"))
    and "requests.post() was refused" in refused(lambda: requests.post("https://a.example", json={}))
)`,
  "everything of a module": `
from panther_base_helpers import *
from datetime import *
RESULT = deep_get({"a": 1}, "a") == 1 and timedelta(1).days == 1`,
  "old ways to tell the time": `
from datetime import datetime, timedelta
import time
RESULT = (datetime.utcnow() + timedelta(days=1)).timestamp() > time.time() and datetime.utcfromtimestamp(0).year == 1970`,
};

const helper = {
  id: "my_helpers",
  description: "",
  body: `from __future__ import annotations
from dataclasses import dataclass
@dataclass
class Shared:
    name: str
    other: Shared = None
COUNT = 0
def count():
    global COUNT
    COUNT += 1
    return COUNT`,
};

let engine: RuleEngine;
beforeAll(async () => {
  const bodies = Object.values(idioms).map((body) => `${body}\n${ending}`);
  bodies.push(`from my_helpers import *\nRESULT = Shared('a').name == 'a'\n${ending}`);
  bodies.push(
    `import my_helpers\nfrom my_helpers import Shared\nRESULT = Shared("a", Shared("b")).other.name == "b" and my_helpers.count() == 1\n${ending}`,
  );
  engine = await startRuleEngine({
    rules: bodies.map((body, index) => aRule({ id: `Idiom.${index}`, body: body.trimStart() })),
    globals: [helper],
    cacheFolder: testCacheFolder,
  });
});
afterAll(() => engine.close());

test.each(
  [...Object.keys(idioms), "everything of a global", "a global with a data class and a counter"].map(
    (name, index) => [name, index] as const,
  ),
)("%s", async (_name, index) => {
  expect(engine.outages().filter(({ ruleId }) => ruleId === `Idiom.${index}`)).toEqual([]);
  const { matches, errors } = await engine.evaluate({ events: [anEvent({}, index)] });
  expect([matches.length, errors]).toEqual([1, []]);
});
