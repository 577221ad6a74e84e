import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
const later = new Date("2026-03-01T11:00:00Z");

beforeEach(clear);
afterAll(close);

test("keeps one draft of a name for each source", async () => {
  const draft = { sourceId: "s1", name: "Custom.Door", spec: "one", changedBy: "mira", updatedAt: now };
  await store.schemaDrafts.save(draft);
  await store.schemaDrafts.save({ ...draft, spec: "two", changedBy: "jonas", updatedAt: later });
  await store.schemaDrafts.save({ ...draft, sourceId: "s2" });
  expect(await store.schemaDrafts.list("s1")).toEqual([
    { ...draft, spec: "two", changedBy: "jonas", updatedAt: later },
  ]);
  expect(await store.schemaDrafts.delete("s1", "Custom.Door")).toBe(true);
  expect(await store.schemaDrafts.get("s1", "Custom.Door")).toBeUndefined();
  expect(await store.schemaDrafts.delete("s1", "Custom.Door")).toBe(false);
});

test("keeps test reports, the newest first, until they are old", async () => {
  const outcome = {
    samples: 2,
    parsed: 1,
    events: ['{"a":1}'],
    failures: [{ index: 1, reason: "no a", raw: "\u0000{}" }],
  };
  const report = { sourceId: "s1", name: "Custom.Door", spec: "x", outcome, createdBy: "mira" };
  const first = await store.schemaTestReports.create({ ...report, createdAt: now });
  const second = await store.schemaTestReports.create({ ...report, createdAt: later });
  expect((await store.schemaTestReports.list("s1", 10)).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await store.schemaTestReports.get(first.id)).toMatchObject({ outcome: { parsed: 1, samples: 2 } });
  expect(await store.schemaTestReports.deleteOlder(later)).toBe(1);
  expect(await store.schemaTestReports.get(first.id)).toBeUndefined();
});
