import { expect, test } from "vitest";
import { KnownLogTypes } from "./known-log-types.ts";

/** Log types of which the store knows these; `loads` counts how often it was asked. */
function knowing(stored: string[]) {
  const state = { loads: 0, stored };
  const logTypes: KnownLogTypes = new KnownLogTypes(["A"], async () => {
    state.loads += 1;
    await Promise.resolve();
    logTypes.are(state.stored);
  });
  return { logTypes, state };
}

test("asks for nothing that is known", async () => {
  const { logTypes, state } = knowing(["A"]);
  await logTypes.ensure(["A"]);
  await logTypes.ensure([]);
  expect(state.loads).toBe(0);
});

test("asks once for a log type that another process brought, however many deliveries wait", async () => {
  const { logTypes, state } = knowing(["A", "B"]);
  await Promise.all([logTypes.ensure(["A", "B"]), logTypes.ensure(["B"])]);
  await logTypes.ensure(["B"]);
  expect(state.loads).toBe(1);
});

test("does not ask again for one that nobody knows, until something changed", async () => {
  const { logTypes, state } = knowing(["A"]);
  await logTypes.ensure(["C"]);
  await logTypes.ensure(["C"]);
  expect(state.loads).toBe(1);
  logTypes.are(["A"]);
  await logTypes.ensure(["C"]);
  expect(state.loads).toBe(2);
});

test("asks again after a failure", async () => {
  let loads = 0;
  const logTypes = new KnownLogTypes([], async () => {
    loads += 1;
    if (loads === 1) throw new Error("the store is away");
  });
  await expect(logTypes.ensure(["A"])).rejects.toThrow("the store is away");
  await logTypes.ensure(["A"]);
  expect(loads).toBe(2);
});
