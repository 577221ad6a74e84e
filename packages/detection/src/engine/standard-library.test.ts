import { afterAll, beforeAll, expect, test } from "vitest";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { type RuleEngine, startRuleEngine } from "./rule-engine.ts";

/** What detections use of Python's own library, much of which imports more while it runs: an expression that is true. */
const uses: [imports: string, claim: string][] = [
  ["json", 'json.loads(json.dumps({"a": [1]})) == {"a": [1]}'],
  ["re", 're.search(r"(?i)b+", "ABBA").group() == "BB"'],
  ["ipaddress", 'ipaddress.ip_address("10.0.0.1") in ipaddress.ip_network("10.0.0.0/8")'],
  ["datetime", 'datetime.datetime.strptime("2026-11-20", "%Y-%m-%d").year == 2026'],
  ["datetime", "datetime.datetime.now(datetime.timezone.utc).year > 2000"],
  ["fnmatch", 'fnmatch.fnmatch("abc", "a*")'],
  ["base64", 'base64.b64decode("YQ==") == b"a"'],
  ["urllib.parse", 'urllib.parse.urlparse("https://a.example/b").netloc == "a.example"'],
  ["binascii", 'binascii.hexlify(b"a") == b"61"'],
  ["collections", 'collections.namedtuple("P", "x y")(1, 2).y == 2 and collections.Counter("aab")["a"] == 2'],
  ["difflib", 'difflib.SequenceMatcher(None, "abc", "abd").ratio() > 0.5'],
  ["functools", "functools.reduce(lambda a, b: a + b, [1, 2]) == 3"],
  ["logging", 'logging.getLogger("x").warning("w") is None'],
  ["math", "math.log2(8) == 3"],
  ["os", 'os.path.basename("/a/b") == "b" and os.environ.get("X") is None and os.getenv("X", "y") == "y"'],
  ["shlex", 'shlex.split("a \'b c\'") == ["a", "b c"]'],
  ["sys", "sys.version_info >= (3, 11)"],
  ["time", "time.time() > 0"],
  ["typing", "typing.Optional[int] is not None"],
  ["unittest.mock", "unittest.mock.MagicMock(return_value=1)() == 1"],
  ["uuid", "len(str(uuid.uuid4())) == 36"],
  ["dataclasses", 'dataclasses.make_dataclass("D", ["x"])(1).x == 1'],
  ["enum", 'enum.Enum("E", "A B").A.value == 1'],
  ["hashlib", 'hashlib.sha256(b"").hexdigest().startswith("e3b0")'],
  ["warnings", 'warnings.warn("w") is None'],
  ["traceback", "isinstance(traceback.format_exc(), str)"],
  ["codecs", 'codecs.decode("6100", "hex").decode("utf-16-le") == "a" and codecs.encode("a", "rot13") == "n"'],
  ["xml.etree.ElementTree", 'xml.etree.ElementTree.fromstring("<a><b/></a>")[0].tag == "b"'],
  ["decimal", 'decimal.Decimal("0.1") * 3 == decimal.Decimal("0.3")'],
  ["statistics", "statistics.mean([1, 3]) == 2"],
  ["textwrap", 'textwrap.shorten("a b c", 3, placeholder="") == "a b"'],
  ["csv, io", 'next(csv.reader(io.StringIO("a,b"))) == ["a", "b"]'],
  ["random", "0 <= random.random() < 1"],
  ["colorsys, graphlib, tomllib", 'tomllib.loads("a = 1") == {"a": 1}'],
];

let engine: RuleEngine;
beforeAll(async () => {
  const rules = uses.map(([imports, claim], index) =>
    aRule({ id: `Use.${index}`, body: `import ${imports}\ndef rule(event): return ${claim}` }),
  );
  engine = await startRuleEngine({ rules, globals: [], cacheFolder: testCacheFolder });
});
afterAll(() => engine.close());

test.each(uses)("%s: %s", async (imports, claim) => {
  const index = uses.findIndex((use) => use[0] === imports && use[1] === claim);
  const { matches, errors } = await engine.evaluate({ events: [anEvent({}, index)] });
  expect(errors).toEqual([]);
  expect(matches).toHaveLength(1);
});
