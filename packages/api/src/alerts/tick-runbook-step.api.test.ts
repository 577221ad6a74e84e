import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlert } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());

const document = `mutation ($input: TickRunbookStepInput!) {
  tickRunbookStep(input: $input) { alert { runbookTicks { step actor { id } at } history { type from to } } }
}`;

test("a step of a runbook is ticked once, and opened again", async () => {
  const alert = anAlert({ runbook: "1. Ask\n2. Block" });
  await api.store.alerts.insert([alert]);
  const analyst = await api.signedIn("AlertModify");
  const tick = async (isDone: boolean) =>
    (await analyst.ask(document, { input: { alertId: alert.id, step: 2, isDone } })).data.tickRunbookStep.alert;
  const done = { type: "RUNBOOK_STEP", from: "2", to: "DONE" };
  await tick(true);
  expect(await tick(true)).toEqual({
    runbookTicks: [{ step: 2, actor: { id: analyst.user.id }, at: expect.any(String) }],
    history: [done],
  });
  expect(await tick(false)).toEqual({ runbookTicks: [], history: [done, { ...done, to: "" }] });
});

test.each([
  {
    name: "a step that the runbook does not have",
    runbook: "1. Ask\n2. Block",
    step: 3,
    message: "steps 1 to 2, not 3",
  },
  { name: "a step of a runbook without a list", runbook: "Ask Ada", step: 1, message: "has no numbered steps" },
])("refuses $name", async ({ runbook, step, message }) => {
  const alert = anAlert({ runbook });
  await api.store.alerts.insert([alert]);
  const { errors } = await (await api.signedIn("AlertModify")).ask(document, {
    input: { alertId: alert.id, step, isDone: true },
  });
  expect(errors[0]?.message).toContain(message);
});

test("refuses who may only read alerts", async () => {
  const alert = anAlert({ runbook: "1. Ask\n2. Block" });
  await api.store.alerts.insert([alert]);
  const input = { alertId: alert.id, step: 1, isDone: true };
  const { errors } = await (await api.signedIn("AlertRead")).ask(document, { input });
  expect(errors).toHaveLength(1);
  expect((await api.store.alerts.history(alert.id)).length).toBe(0);
});
