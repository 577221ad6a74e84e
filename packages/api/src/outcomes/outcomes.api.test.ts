import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlert, aRule } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let analyst: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  analyst = await api.signedIn("AlertModify", "RuleRead");
});
afterAll(() => api.close());

const setStatus = `mutation ($input: UpdateAlertStatusByIdInput!) {
  updateAlertStatusById(input: $input) { alerts { status outcome outcomeReason history { to outcome comment } } }
}`;

test("closing an alert as a false positive keeps the outcome, the reason and who said so", async () => {
  const alert = anAlert();
  await api.store.alerts.insert([alert]);
  const input = { ids: [alert.id], status: "CLOSED", outcome: "FALSE_POSITIVE", reason: " Backup job " };
  const { data } = await analyst.ask(setStatus, { input });
  expect(data.updateAlertStatusById.alerts).toEqual([
    {
      status: "CLOSED",
      outcome: "FALSE_POSITIVE",
      outcomeReason: "Backup job",
      history: [{ to: "CLOSED", outcome: "FALSE_POSITIVE", comment: "Backup job" }],
    },
  ]);
  const found = await analyst.ask("{ alerts(input: { outcomes: [FALSE_POSITIVE] }) { edges { node { id } } } }");
  expect(found.data.alerts.edges).toEqual([{ node: { id: alert.id } }]);
  const reopened = await analyst.ask(setStatus, { input: { ids: [alert.id], status: "OPEN" } });
  expect(reopened.data.updateAlertStatusById.alerts[0]).toMatchObject({ outcome: null, outcomeReason: null });
});

test.each([
  { name: "an outcome of an open alert", input: { status: "OPEN", outcome: "TEST" }, says: "only when it is resolved" },
  { name: "a reason without an outcome", input: { status: "CLOSED", reason: "x" }, says: "add `outcome`" },
  {
    name: "a reason that is too long",
    input: { status: "CLOSED", outcome: "TEST", reason: "x".repeat(1_001) },
    says: "at most 1000 characters",
  },
])("refuses $name and changes nothing", async ({ input, says }) => {
  const alert = anAlert({ status: "TRIAGED" });
  await api.store.alerts.insert([alert]);
  const { errors } = await analyst.ask(setStatus, { input: { ids: [alert.id], ...input } });
  expect(errors[0]?.message).toContain(says);
  expect(await api.store.alerts.get(alert.id)).toMatchObject({ status: "TRIAGED", revision: 0 });
});

test("a rule shows its precision by week, of alerts that its reader sees", async () => {
  await api.store.detections.create(aRule({ id: "Noisy" }));
  const day = (text: string) => new Date(`${text}T10:00:00Z`);
  const ended = { ruleId: "Noisy", status: "CLOSED" } as const;
  await api.store.alerts.insert([
    anAlert({ ...ended, outcome: "TRUE_POSITIVE", createdAt: day("2026-02-27") }),
    anAlert({ ...ended, outcome: "FALSE_POSITIVE", createdAt: day("2026-02-28") }),
    anAlert({ ...ended, outcome: "FALSE_POSITIVE", createdAt: day("2026-02-01") }),
    anAlert({ ...ended, outcome: "DUPLICATE", createdAt: day("2026-02-28") }),
    anAlert({ ...ended, createdAt: day("2026-02-28") }),
    anAlert({ ruleId: "Noisy", createdAt: day("2026-02-28") }),
    anAlert({ ...ended, outcome: "TRUE_POSITIVE", createdAt: day("2025-02-28") }),
    anAlert({ ...ended, outcome: "TRUE_POSITIVE", createdAt: day("2026-02-28"), logTypes: ["Custom.Gate"] }),
  ]);
  const ask = `{ detectionOutcomes(detectionId: "Noisy") {
    total { truePositives falsePositives duplicates withoutOutcome unfinished precision }
    weeks { outcomes { precision } }
  } }`;
  const reader = await api.signedInSeeing(["Custom.Door"], "AlertRead", "RuleRead");
  const { total, weeks } = (await reader.ask(ask)).data.detectionOutcomes;
  expect(total).toEqual({
    truePositives: 1,
    falsePositives: 2,
    duplicates: 1,
    withoutOutcome: 1,
    unfinished: 1,
    precision: 1 / 3,
  });
  expect(weeks.map((week: { outcomes: { precision: number | null } }) => week.outcomes.precision)).toEqual([
    ...Array(8).fill(null),
    0,
    ...Array(3).fill(null),
    0.5,
  ]);
  const blind = await api.signedIn("RuleRead");
  expect((await blind.ask(ask)).errors).not.toEqual([]);
});
