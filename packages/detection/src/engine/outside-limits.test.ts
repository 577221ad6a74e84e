import { expect, test } from "vitest";
import { startScriptRunner } from "../scripts/script-runner.ts";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { startRuleEngine } from "./rule-engine.ts";

const timeout = 240_000;
const options = { globals: [], cacheFolder: testCacheFolder, callTimeoutMs: 100 };
const neighbour = aRule({ id: "Neighbour", body: "def rule(event): return True" });

/** Each goes on for ever, and tells all the time that it is at work. */
const loops = {
  "progress frames":
    'import os\nwhile True:\n    try:\n        while True: os.write(1, b"P")\n    except BaseException: pass',
  "requests to the cache":
    'from panther_detection_helpers.caching import get_counter\nwhile True:\n    try:\n        while True: get_counter("x")\n    except BaseException: pass',
};

test.each(Object.entries(loops))("ends a call that hides behind %s", { timeout }, async (_, body) => {
  const endless = aRule({ id: "Endless", body: `def rule(event):\n    ${body.replaceAll("\n", "\n    ")}` });
  const engine = await startRuleEngine({ ...options, rules: [neighbour, endless] });
  const { matches, errors } = await engine.evaluate({ events: [anEvent({}, 0, 1), anEvent({}, 0)] });
  expect(errors).toEqual([{ event: 0, ruleId: "Endless", kind: "Timeout", message: expect.any(String) }]);
  expect(matches.map(({ event, ruleId }) => [event, ruleId])).toEqual([
    [0, "Neighbour"],
    [1, "Neighbour"],
  ]);
  await engine.close();
});

test.each(Object.entries(loops))(
  "loads all but the rule whose module hides behind %s",
  { timeout },
  async (_, body) => {
    const endless = aRule({ id: "Endless", body: `${body}\ndef rule(event): return True` });
    const engine = await startRuleEngine({ ...options, rules: [endless, neighbour] });
    expect(engine.outages().map(({ ruleId }) => ruleId)).toEqual(["Endless"]);
    expect((await engine.evaluate({ events: [anEvent({}, 1)] })).matches).toHaveLength(1);
    await engine.close();
  },
);

test.each(Object.entries(loops))("refuses the text of a script that hides behind %s", { timeout }, async (_, body) => {
  const runner = startScriptRunner({ cacheFolder: testCacheFolder, callTimeoutMs: 100 });
  const script = `def parse(log):\n    if log == "good": return {"ok": 1}\n    ${body.replaceAll("\n", "\n    ")}`;
  const answers = await runner.run(script, ["bad"]);
  expect(answers).toEqual([{ problem: expect.stringContaining("the script ran longer than it may") }]);
  expect(await runner.run(script, ["good"])).toEqual([{ json: '{"ok":1}' }]);
  await runner.close();
});

test("ends a process that sends more than its calls can have to say", { timeout }, async () => {
  const loud = aRule({
    id: "Loud",
    body: 'import os\ndef rule(event):\n    os.write(1, b"K" + b"x" * 5_000_000)\n    return True',
  });
  const engine = await startRuleEngine({ ...options, rules: [neighbour, loud] });
  const { matches, errors } = await engine.evaluate({ events: [anEvent({}, 0, 1)] });
  expect(errors.map(({ ruleId, kind }) => [ruleId, kind])).toEqual([["Loud", "ProcessLost"]]);
  expect(matches.map(({ ruleId }) => ruleId)).toEqual(["Neighbour"]);
  await engine.close();
});
