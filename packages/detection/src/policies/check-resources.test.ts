import { afterAll, beforeAll, expect, test } from "vitest";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";
import { aPolicy } from "../testing/a-policy.ts";
import { aRule, testCacheFolder } from "../testing/a-rule.ts";
import { checkResources } from "./check-resources.ts";

const policies = [
  aPolicy({
    id: "Encrypted",
    displayName: "Buckets are encrypted",
    body: `
def policy(resource):
    return resource["EncryptionRules"] is not None

def title(resource):
    return f"{resource['Name']} is not encrypted"

def severity(resource):
    return "high"

def alert_context(resource):
    return {"bucket": resource["Name"]}
`,
  }),
  aPolicy({
    id: "Grouped",
    body: "def policy(resource):\n    return False\ndef dedup(resource):\n    return resource['AccountId']",
  }),
  aPolicy({ id: "Changes", body: "def policy(resource):\n    resource['Name'] = 'mine'\n    return True" }),
  aPolicy({ id: "Spells", body: "def policy(resource):\n    return resource.get('NAME') is None" }),
  aPolicy({ id: "Plain", body: "def policy(resource):\n    return type(resource['Tags']) is dict" }),
  aPolicy({ id: "Truthy", body: "def policy(resource):\n    return 1" }),
  aPolicy({ id: "Endless", body: "def policy(resource):\n    while True: pass" }),
  aPolicy({ id: "Broken", body: "def policy(resource:\n    return True" }),
];
const ruleSet = { rules: [aRule({ id: "Row", body: "def rule(event):\n    return True" })], policies };
const bucket = { Name: "books", EncryptionRules: null, AccountId: "123456789012", Tags: { a: "b" } };

let engine: RuleEngine;
beforeAll(async () => {
  engine = await startRuleEngine({ ...ruleSet, globals: [], callTimeoutMs: 200, cacheFolder: testCacheFolder });
});
afterAll(() => engine.close());

const ask = (resources: readonly [document: object, ...policyIds: string[]][]) =>
  checkResources(
    engine,
    ruleSet,
    resources.map(([document, ...policyIds]) => ({ json: Buffer.from(JSON.stringify(document)), policyIds })),
  );

test("tells for each pair whether it complies, in the order asked", async () => {
  const encrypted = { ...bucket, EncryptionRules: [{}] };
  const results = await ask([
    [encrypted, "Encrypted", "Changes"],
    [bucket, "Encrypted", "Grouped"],
  ]);
  expect(results.map(({ resource, policyId, status }) => [resource, policyId, status])).toEqual([
    [0, "Encrypted", "PASS"],
    [0, "Changes", "PASS"],
    [1, "Encrypted", "FAIL"],
    [1, "Grouped", "FAIL"],
  ]);
});

test("gives the alert of a failure what the policy's functions say, and one group a policy unless they say other", async () => {
  const [encrypted, grouped] = await ask([[bucket, "Encrypted", "Grouped"]]);
  expect(encrypted).toMatchObject({
    match: {
      ruleId: "Encrypted",
      title: "books is not encrypted",
      severity: "HIGH",
      dedup: "defaultDedupString:Encrypted",
      context: { bucket: "books" },
    },
  });
  expect(grouped).toMatchObject({ match: { title: "Grouped", severity: "MEDIUM", dedup: "123456789012" } });
});

test("gives each policy a plain copy of the resource, with its own spelling", async () => {
  const results = await ask([[bucket, "Changes", "Encrypted", "Spells", "Plain"]]);
  expect(results.map(({ status }) => status)).toEqual(["PASS", "FAIL", "PASS", "PASS"]);
  expect(results[1]).toMatchObject({ match: { context: { bucket: "books" } } });
});

test("says why a policy could not tell, and the others go on", async () => {
  const results = await ask([[{}, "Encrypted", "Truthy", "Endless", "Broken", "Spells"]]);
  expect(results).toMatchObject([
    { status: "ERROR", kind: "KeyError", message: "KeyError('EncryptionRules')" },
    { status: "ERROR", kind: "TypeError", message: "TypeError('policy returned int, expected bool')" },
    { status: "ERROR", kind: "Timeout" },
    { status: "ERROR", kind: "SyntaxError" },
    { status: "PASS" },
  ]);
});
