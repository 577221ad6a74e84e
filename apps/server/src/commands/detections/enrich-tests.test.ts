import { expect, test } from "vitest";
import { enrichTests } from "./enrich-tests.ts";

const rule = `AnalysisType: rule
RuleID: Vpn # the id
LogTypes: [AWS.CloudTrail]
Tests:
  - Name: inside
    ExpectedResult: true
    Log:
      ip: 10.9.1.1 # a laptop
  - Name: outside
    ExpectedResult: false
    Log: {ip: 192.0.2.1, p_log_type: Custom.Door}
`;
const asked: unknown[] = [];
const ask = async (event: Readonly<Record<string, unknown>>) => {
  asked.push(event);
  return event.ip === "10.9.1.1" ? { zones: { ip: { zone: "vpn" } } } : undefined;
};

test("adds rows to the events that have some, and nothing else", async () => {
  const { text, enriched } = await enrichTests(rule, ask);
  expect(enriched).toBe(1);
  expect(text).toBe(
    rule.replace(
      "# a laptop\n",
      "# a laptop\n      p_enrichment:\n        zones:\n          ip:\n            zone: vpn\n",
    ),
  );
  expect(asked).toEqual([
    { p_log_type: "AWS.CloudTrail", ip: "10.9.1.1" },
    { p_log_type: "Custom.Door", ip: "192.0.2.1" },
  ]);
});

test("changes nothing the second time", async () => {
  const { text = "" } = await enrichTests(rule, ask);
  expect(await enrichTests(text, ask)).toEqual({ text: undefined, enriched: 1 });
});

test.each(["AnalysisType: policy\nTests: [{ Resource: {} }]\n", "a: [", "- 1\n", "AnalysisType: rule\n"])(
  "leaves %j alone",
  async (text) => {
    expect(await enrichTests(text, ask)).toEqual({ text: undefined, enriched: 0 });
  },
);
