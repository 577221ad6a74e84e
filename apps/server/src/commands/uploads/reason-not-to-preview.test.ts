import type { PackedItem } from "@pharos/detection-content";
import { expect, test } from "vitest";
import { reasonNotToPreview } from "./reason-not-to-preview.ts";

const item = (root: PackedItem["root"]): PackedItem => ({ path: "a.yml", root, files: new Map() });
const query = item({ AnalysisType: "scheduled_query", QueryName: "Doors" });
const rule = item({ AnalysisType: "rule", RuleID: "Door.Vault" });
const scheduled = item({ AnalysisType: "scheduled_rule", RuleID: "Door.Often", ScheduledQueries: ["Doors"] });
const text = `AnalysisType: correlation_rule
Detection: [{ Group: [{ RuleID: Door.Vault }, { RuleID: "Door.Roof" }, { RuleID: Door.Vault.Deep }] }]
`;
const both = {
  ...item({
    AnalysisType: "correlation_rule",
    RuleID: "Door.Both",
    Detection: [{ Group: [{ RuleID: "Door.Vault" }, { RuleID: "Door.Roof" }, { RuleID: "Door.Vault.Deep" }] }],
  }),
  files: new Map([["a.yml", Buffer.from(text)]]),
};
const notFound = (id: string) =>
  `YAML, line 2, column ${(text.split("\n")[1] ?? "").search(new RegExp(`"?${id}"? `)) + 1}: No rule found`;
const policy = item({ AnalysisType: "policy", PolicyID: "Door.Locked" });
const items = [query, rule, scheduled, both, policy];

test.each([
  { name: "a query of the upload", of: scheduled, message: "There is no saved query Doors", reason: "it needs Doors" },
  { name: "a rule of the upload", of: both, message: notFound("Door.Vault"), reason: "it needs Door.Vault, which" },
  { name: "a rule that is nowhere", of: both, message: notFound("Door.Roof"), reason: undefined },
  { name: "a rule whose id begins like another's", of: both, message: notFound("Door.Vault.Deep"), reason: undefined },
  {
    name: "a rule, and is wrong",
    of: both,
    message: `YAML, line 2, column 1: No; ${notFound("Door.Vault")}`,
    reason: undefined,
  },
  { name: "no query, but wrong", of: scheduled, message: "Severity must be one of INFO", reason: undefined },
])("an item that needs $name is left out for that reason", ({ of, message, reason }) => {
  const found = reasonNotToPreview(of, { category: "InvalidInput", message }, items);
  if (reason === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(reason);
});

test("a policy is left out for a token that cannot read resources, and no other kind is", () => {
  const forbidden = { category: "Forbidden", message: "You need ResourceRead." } as const;
  expect(reasonNotToPreview(policy, forbidden, items)).toContain("on the server's own host");
  expect(reasonNotToPreview(rule, forbidden, items)).toBeUndefined();
});
