import type { DataModel } from "@pharos/domain";
import { afterEach, expect, test } from "vitest";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { type RuleEngine, startRuleEngine } from "./rule-engine.ts";

let engine: RuleEngine | undefined;
afterEach(() => engine?.close());

const aModel = (model: Partial<DataModel>): DataModel => ({
  id: "Test.Model",
  displayName: "",
  enabled: true,
  logTypes: ["Test.Log"],
  mappings: [],
  body: "",
  ...model,
});

/** What the expressions give for the event, in a rule of its own. */
async function evaluate(models: readonly DataModel[], event: object, ...expressions: string[]): Promise<unknown> {
  const body = `
def attempt(work):
    try: return work()
    except Exception as error: return f"{type(error).__name__}: {error}"
def rule(event): return True
def alert_context(event): return {"all": [${expressions.map((text) => `attempt(lambda: ${text})`).join(", ")}]}`;
  engine = await startRuleEngine({
    rules: [aRule({ body })],
    globals: [],
    dataModels: models,
    cacheFolder: testCacheFolder,
    callTimeoutMs: 1_000,
  });
  const { matches, errors } = await engine.evaluate({ events: [anEvent(event, 0)] });
  expect(errors).toEqual([]);
  return matches[0]?.context.all;
}

const event = {
  p_log_type: "Test.Log",
  actor: { email: "ann@example.com", nothing: null },
  client: { ips: ["10.0.0.1", "10.0.0.2"] },
  events: [
    {
      name: "a",
      parameters: [
        { name: "x", value: 1 },
        { name: "y", value: 2 },
      ],
    },
  ],
  "dotted.key": "d",
  source: "event's own",
};

test("reads unified names by path and by function, with the path for the enrichment", async () => {
  const mappings: DataModel["mappings"] = [
    { name: "user", path: "$.actor.email" },
    { name: "null", path: "actor.nothing" },
    { name: "absent", path: "$.actor.absent" },
    { name: "parameter", path: "$.events[*].parameters[?(@.name=='y')].value" },
    { name: "many", path: "$.client.ips[*]" },
    { name: "quoted", path: "$.'dotted.key'" },
    { name: "case", path: "$.ACTOR.email" },
    { name: "source", method: "get_source" },
  ];
  const body = "def get_source(event): return event.deep_get('client', 'ips')[0]";
  const found = await evaluate(
    [aModel({ mappings, body })],
    event,
    "event.udm('user')",
    "event.udm('null', default='x')",
    "event.udm('absent', default='x')",
    "event.udm('parameter')",
    "event.udm('many')",
    "event.udm('quoted')",
    "event.udm('case')",
    "event.udm('source')",
    "event.udm('actor', 'email')",
    "event.udm('actor')['EMAIL']",
    "event.udm_path('parameter')",
    "event.udm_path('source')",
    "event.udm_path('absent')",
    "event.udm_path('unmapped')",
  );
  expect(found).toEqual([
    "ann@example.com",
    null,
    "x",
    2,
    "PantherError: the JSONPath $.client.ips[*] of many matched multiple fields",
    "d",
    null,
    "10.0.0.1",
    "ann@example.com",
    "ann@example.com",
    "events.[0].parameters.[1].value",
    "get_source",
    null,
    null,
  ]);
});

test("leaves events of other log types, and those of models that are off, to the event itself", async () => {
  const mappings = [{ name: "source", path: "$.actor.email" }];
  const models = [aModel({ mappings, enabled: false }), aModel({ mappings, id: "Other", logTypes: ["Other.Log"] })];
  const found = await evaluate(models, event, "event.udm('source')", "event.udm_path('source')");
  expect(found).toEqual(["event's own", "PantherError: no data model for the log type 'Test.Log', wanted 'source'"]);
});

test("tells what is wrong with a model that does not load, to the operator and to rules that ask it", async () => {
  const found = await evaluate(
    [aModel({ mappings: [{ name: "user", method: "get_user" }], body: "x = 1" })],
    event,
    "event.udm('user')",
    "event.udm('actor', 'email')",
  );
  expect(found).toEqual([expect.stringContaining("no function named get_user"), "ann@example.com"]);
  expect(engine?.outages()).toMatchObject([{ ruleId: "Test.Model", kind: "AttributeError" }]);
});

test("takes a model that does not end while loading for what it is", async () => {
  const found = await evaluate([aModel({ body: "while True: pass" })], event, "event.get('source')");
  expect(found).toEqual(["event's own"]);
  expect(engine?.outages()).toMatchObject([{ ruleId: "Test.Model" }]);
});
