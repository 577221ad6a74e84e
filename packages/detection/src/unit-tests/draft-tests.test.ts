import { afterAll, describe, expect, test } from "vitest";
import { explainTest } from "../rules/rule-test-result.ts";
import { aRule, testCacheFolder } from "../testing/a-rule.ts";
import { createDraftTests } from "./draft-tests.ts";

const drafts = createDraftTests({ cacheFolder: testCacheFolder, callTimeoutMs: 500 });
afterAll(() => drafts.close());

const aTest = { name: "t", expectedResult: true, log: { a: 1 }, mocks: [] };
const run = (body: string, owner = "a") =>
  drafts.run(owner, {
    rules: [aRule({ body, tests: [aTest] })],
    globals: [{ id: "helper", description: "", body: "ONE = 1" }],
  });

describe("tests of a draft", () => {
  test("run with the helpers, and tell what each function returned", async () => {
    const { results, outages } = await run(
      "from helper import ONE\ndef rule(event): return event.get('a') == ONE\ndef title(event): return 'found'",
    );
    expect(outages).toEqual([]);
    expect(results[0]).toMatchObject({ passed: true, functions: { title: { output: "found" } } });
  });
  test("run the text as it is now, in the same process", async () => {
    expect((await run("def rule(event): return False")).results[0]?.passed).toBe(false);
    expect((await run("def rule(event): return True")).results[0]?.passed).toBe(true);
  });
  test("name the line of what does not load, and go on with the next text", async () => {
    const broken = await run("import json\ndef rule(event)\n    return True");
    expect(broken.outages).toMatchObject([{ kind: "SyntaxError", message: "SyntaxError: expected ':'", line: 2 }]);
    expect(broken.results[0]?.passed).toBe(false);
    const missing = await run("def rule(event): return True\nimport nothing_of_the_kind");
    expect(missing.outages).toMatchObject([{ kind: "ModuleNotFoundError", line: 2 }]);
    expect((await run("def rule(event): return True")).results[0]?.passed).toBe(true);
  });
  test("end a text that does not end by itself, and go on with the next", async () => {
    const { results } = await run("def rule(event):\n    while True: pass");
    expect(results[0]?.passed).toBe(false);
    expect((await run("def rule(event): return True")).results[0]?.passed).toBe(true);
  });
  test("give nobody the process of another", async () => {
    await run("import json\njson.mine = 1\ndef rule(event): return True", "a");
    const { results } = await run("import json\ndef rule(event): return hasattr(json, 'mine')", "b");
    expect(results[0]?.functions.detection?.output).toBe(false);
  });
  test("need no Python for a rule in YAML", async () => {
    const simple = { detection: [{ Key: "a", Condition: "Equals", Value: 1 }], alertTitle: "{a}" };
    const { results } = await drafts.run("a", { rules: [aRule({ body: "", simple, tests: [aTest] })], globals: [] });
    expect(results.map(explainTest)).toEqual(["passed"]);
  });
});
