import { afterAll, beforeAll, expect, test } from "vitest";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { type RuleEngine, startRuleEngine } from "./rule-engine.ts";

const event = {
  a: {
    b: [
      { name: "x", n: 1 },
      { name: "y", n: 2 },
    ],
    "dotted.key": "d",
    c: { n: 3 },
  },
  single: { n: 4 },
  tags: ["t"],
};

/** Over `find(path)` (values), `paths(path)`, `date(text)` (ISO) and `event`. */
const cases: readonly (readonly [expression: string, value: unknown])[] = [
  ["find('$.a.b[0].n')", [1]],
  ["find('a.b[1].name')", ["y"]],
  ["find('$.a.b[*].n')", [1, 2]],
  ["find('$.a.b[-1:].n')", [2]],
  ["find('$.a.b[0:1].n')", [1]],
  ["find('$..n')", [3, 1, 2, 4].toSorted()],
  [`find("$.a.'dotted.key'")`, ["d"]],
  [`find('$.a["dotted.key"]')`, ["d"]],
  [`find("$['a']['c'].n")`, [3]],
  [`find("$.a.b[?(@.name=='y')].n")`, [2]],
  [`find("$.a.b[?(@.n > 1 & @.name != 'z')].name")`, ["y"]],
  [`find("$.a.b[?name =~ '^x'].n")`, [1]],
  ["find('$.single[*].n')", [4]],
  ["find('$.a.c.*')", [3]],
  ["find('$.absent.x')", []],
  ["find('$.A.b')", []],
  ["find('$.a.b[7]')", []],
  ["paths('$.a.b[*].n')", ["a.b.[0].n", "a.b.[1].n"]],
  ["len(jsonpath_ng.parse('$.tags').find(event)[0].value)", 1],
  ["refusal(lambda: jsonpath_ng.parse('$.a['))", "JSONPathError"],
  ["date('2026-11-20T06:07:08Z')", "2026-11-20T06:07:08+00:00"],
  ["date('2026-11-20 06:07:08.123456789')", "2026-11-20T06:07:08.123456"],
  ["date('2026-11-20 06:07:08 +0200')", "2026-11-20T06:07:08+02:00"],
  ["date('2026-11-20 06:07:08 +0000 UTC')", "2026-11-20T06:07:08+00:00"],
  ["date('Fri, 20 Nov 2026 06:07:08 GMT')", "2026-11-20T06:07:08+00:00"],
  ["date('Nov 20, 2026 6:07 PM')", "2026-11-20T18:07:00"],
  ["date('20 November 2026')", "2026-11-20T00:00:00"],
  ["date('11/20/2026 12:05 am')", "2026-11-20T00:05:00"],
  ["date('20/11/2026')", "2026-11-20T00:00:00"],
  ["parser.parse('11/10/26', dayfirst=True).isoformat()", "2026-10-11T00:00:00"],
  ["dateutil.parser.isoparse('2026-11-20').isoformat()", "2026-11-20T00:00:00"],
  ["date('Fri Nov 20 06:07:08 2026')", "2026-11-20T06:07:08"],
  ["refusal(lambda: parser.parse('soon'))", "ParserError"],
  ["refusal(lambda: parser.parse('11/45/2026'))", "ParserError"],
  ["refusal(lambda: requests.get('https://example.com', timeout=1))", "NetworkRefused"],
  ["refusal(lambda: boto3.client('s3').list_buckets())", "NetworkRefused"],
  ["refusal(lambda: TABLE.get_item(Key={}))", "NetworkRefused"],
  ["issubclass(ClientError, Exception) and ClientError is not requests.exceptions.Timeout", true],
];

const body = `
import boto3, dateutil.parser, jsonpath_ng, requests
from botocore.exceptions import ClientError
from dateutil import parser
from jsonpath_ng.ext import parse
TABLE = boto3.resource("dynamodb").Table("t")
def find(path): return sorted((hit.value for hit in parse(path).find(DATA)), key=str)
def paths(path): return [str(hit.full_path) for hit in parse(path).find(DATA)]
def date(text): return parser.parse(text).isoformat()
def refusal(work):
    try: return work()
    except Exception as error: return type(error).__name__
def rule(event):
    global DATA
    DATA = event.to_dict()
    return True
def alert_context(event): return {"all": [${cases.map(([expression]) => expression).join(", ")}]}`;

let engine: RuleEngine;
let found: unknown[];
beforeAll(async () => {
  const missing = aRule({ id: "Missing", body: "import not_here\ndef rule(event): return True" });
  engine = await startRuleEngine({ rules: [aRule({ body }), missing], globals: [], cacheFolder: testCacheFolder });
  const { matches } = await engine.evaluate({ events: [anEvent(event, 0)] });
  found = (matches[0]?.context.all as unknown[] | undefined) ?? [JSON.stringify(matches), engine.outages()];
});
afterAll(() => engine.close());

test.each(cases.map((one, index) => [...one, index] as const))("%s", (_expression, value, index) => {
  expect(found[index]).toEqual(value);
});

test("names a package that is not there", () => {
  expect(engine.outages()).toMatchObject([
    { ruleId: "Missing", message: expect.stringContaining("the package not_here is not among those") },
  ]);
});
