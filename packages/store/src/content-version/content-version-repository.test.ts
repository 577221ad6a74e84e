import type { LogSource, Rule } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, database, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");

beforeEach(clear);
afterAll(close);

const rule: Rule = {
  id: "a",
  kind: "RULE",
  displayName: "Rule",
  enabled: true,
  severity: "HIGH",
  logTypes: ["Custom.Door"],
  description: "",
  reference: "",
  runbook: "",
  tags: [],
  reports: {},
  dedupPeriodMinutes: 60,
  threshold: 1,
  createAlert: true,
  summaryAttributes: [],
  outputIds: [],
  body: "def rule(event):\n    return True\n",
  tests: [],
  managed: false,
  createdAt: now,
  lastModified: now,
};

function createSource(): Promise<LogSource> {
  const form = { streamType: "Auto", streamOptions: {}, auth: { method: "None" }, enabled: true } as const;
  return store.sources.create({ label: "Doors", type: "HTTP", logTypes: ["A"], createdBy: "test", ...form }, now);
}

test("differs after each change of what the pipeline runs, whatever the clock says", async () => {
  const seen = [await store.contentVersion.read()];
  const note = async () => seen.push(await store.contentVersion.read());
  await store.detections.create(rule);
  await note();
  // The clock of another process is behind.
  await store.detections.update({ ...rule, displayName: "Other", lastModified: new Date(0) });
  await note();
  await store.detections.delete(["a"], { origin: "CONSOLE", by: undefined, at: now });
  await note();
  const source = await createSource();
  await note();
  await store.sources.update(source.id, source.revision, { logTypes: ["A", "B"] }, now);
  await note();
  await store.roles.create({ name: "R", permissions: [], logTypeAccessKind: "ALLOW", logTypeAccess: ["A"] }, now);
  await note();
  // What was created and deleted again leaves what was there before.
  expect(seen.filter((version, at) => version === seen[at - 1])).toEqual([]);
});

test("is the same after a delivery", async () => {
  const source = await createSource();
  const before = await store.contentVersion.read();
  await store.sources.recordTimes([{ sourceId: source.id, receivedAt: now, storedAt: now }]);
  expect(await store.contentVersion.read()).toBe(before);
});

test("is told when it changes, and not with each delivery", async () => {
  let heard = 0;
  const hearing = store.contentVersion.onChanged(() => {
    heard += 1;
  });
  // Once when it listens.
  await expect.poll(() => heard).toBe(1);
  const source = await createSource();
  await expect.poll(() => heard).toBe(2);
  await store.sources.recordTimes([{ sourceId: source.id, receivedAt: now, storedAt: now }]);
  await store.detections.create(rule);
  await expect.poll(() => heard).toBe(3);
  await hearing[Symbol.asyncDispose]();
});

test("5,000 detections cost the database a few milliseconds", async () => {
  await store.detections.create(rule);
  await database.query(`
    INSERT INTO detections (${await columns()})
    SELECT ${(await columns()).replace(/\bid\b/, "'copy ' || n")} FROM detections, generate_series(1, 5000) AS n`);
  const started = performance.now();
  for (let run = 0; run < 20; run++) await store.contentVersion.read();
  expect((performance.now() - started) / 20).toBeLessThan(100);
});

async function columns(): Promise<string> {
  const { rows } = await database.query<{ name: string }>(`
    SELECT quote_ident(column_name) AS name FROM information_schema.columns
    WHERE table_name = 'detections' AND is_generated = 'NEVER' ORDER BY ordinal_position`);
  return rows.map(({ name }) => name).join(", ");
}
