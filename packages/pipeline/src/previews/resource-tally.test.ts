import type { ComplianceStatus, Resource } from "@pharos/domain";
import { expect, test } from "vitest";
import { compareVerdicts, itemsOfOutcomeMax, ResourceTally } from "./resource-tally.ts";

const at = new Date("2026-03-01T10:00:00Z");

function aResource(change: Partial<Resource> = {}): Resource {
  const times = { createdAt: at, changedAt: at, seenAt: at, deletedAt: undefined };
  return { id: "a", type: "T", accountId: "1", region: "", name: "", attributes: {}, ...times, ...change };
}
function verdict(said: string | undefined) {
  if (said === undefined) return undefined;
  const [status, suppressed] = said.split(" ");
  return {
    policyId: "P",
    resourceId: "a",
    status: status as ComplianceStatus,
    suppressed: suppressed !== undefined,
    error: status === "ERROR" ? "KeyError('x')" : "",
  };
}

test.each([
  { draft: "FAIL", saved: "PASS", change: "NEWLY_FAILING" },
  { draft: "FAIL", saved: "ERROR", change: "NEWLY_FAILING" },
  { draft: "FAIL", saved: undefined, change: "NEWLY_FAILING" },
  { draft: "FAIL", saved: "FAIL suppressed", change: "NEWLY_FAILING" },
  { draft: "FAIL", saved: "FAIL", change: "STILL_FAILING" },
  { draft: "PASS", saved: "FAIL", change: "NO_LONGER_FAILING" },
  { draft: "ERROR", saved: "FAIL", change: "NO_LONGER_FAILING" },
  { draft: "FAIL suppressed", saved: "FAIL", change: "NO_LONGER_FAILING" },
  { draft: undefined, saved: "FAIL", change: "NO_LONGER_FAILING" },
  { draft: "FAIL suppressed", saved: "FAIL suppressed", change: undefined },
  { draft: "PASS", saved: undefined, change: undefined },
])("a resource that is $draft now and $saved as saved is $change", ({ draft, saved, change }) => {
  expect(compareVerdicts(aResource(), verdict(draft), verdict(saved)).change).toBe(change);
});

function tallyOf(resources: readonly (Partial<Resource> & { draft?: string; saved?: string })[]) {
  const tally = new ResourceTally();
  for (const { draft, saved, ...resource } of resources) {
    tally.add(compareVerdicts(aResource(resource), verdict(draft), verdict(saved)));
  }
  return tally.summarize();
}

test("counts by type and account, the suppressed apart, those with differences first", () => {
  const { counts, groups } = tallyOf([
    { id: "a", accountId: "1", draft: "FAIL", saved: "FAIL" },
    { id: "b", accountId: "1", draft: "ERROR" },
    { id: "c", accountId: "2", draft: "FAIL", saved: "PASS" },
    { id: "d", accountId: "2", draft: "FAIL suppressed" },
    { id: "e", accountId: "2", type: "U", draft: "PASS", saved: "PASS" },
    { id: "f", accountId: "2", type: "V", saved: "FAIL" },
  ]);
  const differences = { newlyFailing: 1, stillFailing: 1, noLongerFailing: 1 };
  expect(counts).toEqual({ passed: 1, failed: 2, errored: 1, suppressed: 1, ...differences });
  expect(
    groups.map(({ type, accountId, failed, errored, suppressed }) => [type, accountId, failed, errored, suppressed]),
  ).toEqual([
    ["T", "2", 1, 0, 1],
    ["V", "2", 0, 0, 0],
    ["T", "1", 1, 1, 0],
    ["U", "2", 0, 0, 0],
  ]);
});

test("keeps the first of each outcome, differences before what is as it was", () => {
  const passing = Array.from({ length: itemsOfOutcomeMax + 1 }, (_, n) => ({ id: `p${n}`, draft: "PASS" }));
  const { counts, items } = tallyOf([...passing, { id: "s", draft: "PASS suppressed" }, { id: "n", draft: "FAIL" }]);
  expect(counts.passed).toBe(itemsOfOutcomeMax + 1);
  expect(items.map(({ id }) => id)).toEqual(["n", "s", ...passing.slice(0, itemsOfOutcomeMax).map(({ id }) => id)]);
});

test("lists the groups up to a limit and says how many are left out", () => {
  const { groups, groupsOmitted } = tallyOf(
    Array.from({ length: 130 }, (_, n) => ({ id: `r${n}`, accountId: `${n}`, draft: "PASS" })),
  );
  expect([groups.length, groupsOmitted]).toEqual([100, 30]);
});
