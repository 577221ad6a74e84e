import { afterAll, expect, test } from "vitest";
import { testCacheFolder } from "../testing/a-rule.ts";
import { type ScriptRunner, startScriptRunner } from "./script-runner.ts";

const timeout = 120_000;
const runner: ScriptRunner = startScriptRunner({ cacheFolder: testCacheFolder, callTimeoutMs: 200 });
afterAll(() => runner.close());

test("answers each text with the fields that the script made of it", { timeout }, async () => {
  const script = `
def parse(log):
    head, _, rest = log.partition("|")
    return {"head": head, "count": len(rest), "list": [1.5, True, None], "long": 12345678901234567890}
`;
  expect(await runner.run(script, ["a|bc", "d|"])).toEqual([
    { json: '{"head":"a","count":2,"list":[1.5,true,null],"long":12345678901234567890}' },
    { json: '{"head":"d","count":0,"list":[1.5,true,null],"long":12345678901234567890}' },
  ]);
});

/** One script for many tests, as each script starts a Python of its own: the first word of a text chooses a body. */
function scriptOf(bodies: readonly (readonly [string, string])[]): string {
  const functions = bodies.map(([, body], at) => `def body_${at}(log):\n    ${body}\n`);
  const names = bodies.map(([name], at) => `${JSON.stringify(name)}: body_${at}`);
  return `${functions.join("")}def parse(log):
    name, _, text = log.partition("|")
    return {${names.join(", ")}}[name](text)
`;
}

const gifts = [
  ["json.decode", 'return json.decode(log)["a"]', '{"a":{"b":1}}', '{"b":1}'],
  ["json.encode", 'return {"t": json.encode([log])}', "x", '{"t":"[\\"x\\"]"}'],
  ["base64 both ways", 'return {"t": base64.decode(base64.encode(log))}', "xyz", '{"t":"xyz"}'],
  ["what Python's own modules have", "import json\n    return json.loads(log)", '{"a":1}', '{"a":1}'],
] as const;
const giftedScript = scriptOf(gifts.map(([name, body]) => [name, body]));

test.each(gifts)("gives scripts %s", async (name, _, text, json) => {
  expect(await runner.run(giftedScript, [`${name}|${text}`])).toEqual([{ json }]);
});

const failing = [
  ["raises", 'raise ValueError("no")', "the script raised ValueError('no')"],
  ["calls fail", 'fail("not", "mine")', "the script raised ValueError('not mine')"],
  ["returns None", "return None", "the script raised TypeError('parse returned NoneType, expected dict')"],
  ["returns {}", "return {}", "the script returned no fields"],
  ["returns text", "return log", "the script raised TypeError('parse returned str, expected dict')"],
  ["returns what is no JSON", 'return {"a": float("nan")}', "the script raised ValueError("],
  ["opens a file", 'return {"a": open("/etc/passwd").read()}', "the script raised NameError("],
  ["imports a way out", "import socket", "the script raised ImportError("],
  ["does not end", "while True: pass", "the script ran longer than it may"],
] as const;
const failingScript = scriptOf([...failing.map(([name, body]) => [name, body] as const), ["good", 'return {"ok": 1}']]);

test.each(failing)("refuses the text of a script that %s, and goes on", async (name, _, problem) => {
  expect(await runner.run(failingScript, [`${name}|bad`, "good|"])).toEqual([
    { problem: expect.stringContaining(problem) },
    { json: '{"ok":1}' },
  ]);
});

test("gives a batch only so much time", { timeout }, async () => {
  const script = 'def parse(log):\n    while log == "slow": pass\n    return {"ok": 1}';
  const answers = await runner.run(script, [...Array<string>(8).fill("slow"), "good"]);
  expect(answers.filter((answer) => "problem" in answer && answer.problem.includes("longer")).length).toBeLessThan(8);
  expect(answers.at(-1)).toEqual({ problem: "the script took too long for the lines before this one" });
});

test("replaces a process that a script keeps from listening, and lets the script rest", { timeout }, async () => {
  const script = `import itertools
def parse(log):
    return {"n": sum(itertools.repeat(0))} if log == "deaf" else {"ok": 1}`;
  const answers = await runner.run(script, ["good", "deaf", "deaf", "good", "deaf", "good"]);
  const silent = { problem: "the script ran longer than it may and did not stop when told" };
  const resting = { problem: "the script stopped Python several times and rests for ten minutes" };
  expect(answers).toEqual([{ json: '{"ok":1}' }, silent, silent, { json: '{"ok":1}' }, silent, resting]);
  expect(await runner.run(script, ["good"])).toEqual([resting]);
  expect(await runner.run('def parse(log): return {"a": log}', ["x"])).toEqual([{ json: '{"a":"x"}' }]);
});

test.each([
  ["def parse(log): return {}", undefined],
  ["def parse(log) return {}", "the script raised SyntaxError: "],
  ["parse = 1", "the script defines no function named parse"],
  ["while True: pass", "the script ran longer than it may"],
])("checks %s", async (script, problem) => {
  const found = await runner.check(script);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});

test("gives each script an interpreter of its own", async () => {
  const scripts = startScriptRunner({ cacheFolder: testCacheFolder });
  const first = "import decimal\ndef parse(log):\n    decimal.getcontext().prec = 1\n    return {'done': 1}";
  const second = "import decimal\ndef parse(log): return {'prec': decimal.getcontext().prec}";
  expect(await scripts.run(first, ["x"])).toEqual([{ json: '{"done":1}' }]);
  expect(await scripts.run(second, ["x"])).toEqual([{ json: '{"prec":28}' }]);
  await scripts.close();
});
