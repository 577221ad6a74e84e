import type { Lake } from "@pharos/lake";
import { lakeRowsTooLarge } from "@pharos/lake";
import { packLines } from "@pharos/store";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { doorSchema } from "../testing/door-pipeline.ts";
import { LakeWriter } from "./lake-writer.ts";

const clock = () => new Date("2026-03-01T10:07:00Z");
let testStore: TestStore;
let testLake: TestLake;
let writer: LakeWriter;
let inserts: string[];
let problems: string[];

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([doorSchema]);
});
afterAll(async () => {
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  [inserts, problems] = [[], []];
});
afterEach(() => writer.stop(0));

/** A writer to the test's lake, of which `insert` may do something else first. */
async function start(
  before: (rows: string) => void = () => undefined,
  tablesReady: Promise<void> = Promise.resolve(),
): Promise<LakeWriter> {
  const insert: Lake["insert"] = async (input) => {
    const text = Buffer.concat([input.rows].flat()).toString();
    before(text);
    await testLake.lake.insert(input);
    inserts.push(text);
  };
  writer = await LakeWriter.start({
    store: testStore.store,
    lake: { ...testLake.lake, insert },
    instanceId: "test",
    clock,
    onProblem: (what) => problems.push(what),
    tablesReady,
  });
  return writer;
}

const row = (door: string, more = "") =>
  `{"p_event_time":"2026-03-01 10:00:00.000000000","p_row_id":"${door}","door":"${door}"${more}}\n`;

async function commit(...doors: string[]): Promise<void> {
  for (const door of doors) await add(row(door));
}

async function add(lines: string): Promise<void> {
  const entry = { database: "pharos_logs", table: "custom_door", ...(await packLines(Buffer.from(lines))) };
  await testStore.store.lakeOutbox.add([entry], clock());
  writer.noteCommit(entry.bytes);
}

const stored = async (prefix: string) =>
  (
    await testLake.lake.query(
      `SELECT door FROM pharos_logs.public.custom_door WHERE door LIKE '${prefix}%' ORDER BY door`,
    )
  ).rows.flat();

describe("what was committed", () => {
  test("is in the lake once it has caught up, and out of the outbox", async () => {
    await start();
    await commit("caught1", "caught2");
    expect(await writer.caughtUp(30_000)).toBe(true);
    expect(await stored("caught")).toEqual(["caught1", "caught2"]);
    expect(await testStore.store.lakeOutbox.lastId()).toBe("0");
  });

  test("goes in an insert a second at most, however many senders and commits there were", async () => {
    await start();
    const doors = Array.from({ length: 1_000 }, (_, index) => `many${String(index).padStart(3, "0")}`);
    const startedAtMs = performance.now();
    await commit(...doors);
    expect(await writer.caughtUpEverywhere(30_000)).toBe(true);
    // As many as one large sender makes in this time, and the first, which waits for nobody.
    expect(inserts.length).toBeLessThanOrEqual(2 + (performance.now() - startedAtMs) / 1_000);
    expect((await stored("many")).length).toBe(doors.length);
  });

  test("is asked for through its lake, which has it", async () => {
    await start();
    await commit("asked");
    const { rows } = await writer.lake.query("SELECT door FROM pharos_logs.public.custom_door WHERE door = 'asked'");
    expect(rows).toEqual([["asked"]]);
  });

  test("waits for the tables", async () => {
    const tables = Promise.withResolvers<void>();
    await start(undefined, tables.promise);
    await commit("patient");
    expect(await writer.caughtUp(100)).toBe(false);
    expect(inserts).toEqual([]);
    tables.resolve();
    expect(await writer.caughtUp(30_000)).toBe(true);
    expect(await stored("patient")).toEqual(["patient"]);
  });

  test("waits while a backup holds the lake, and goes in as soon as that is killed", async () => {
    await start();
    const backup = await testStore.database.connect();
    await backup.query("SELECT pg_advisory_lock(7482303)");
    await commit("held");
    expect(await writer.caughtUp(50)).toBe(false);
    expect([await stored("held"), inserts, problems]).toEqual([[], [], []]);
    backup.release(true);
    expect(await writer.caughtUp(30_000)).toBe(true);
    expect(await stored("held")).toEqual(["held"]);
  });

  test("by a process that is gone is written by the next of its name, once", async () => {
    let isCrashed = false;
    await start(() => {
      if (isCrashed) throw new Error("gone");
    });
    await commit("before");
    await writer.caughtUp(30_000);
    isCrashed = true;
    await commit("after");
    await writer.stop(0);
    await start();
    expect(await writer.caughtUpEverywhere(30_000)).toBe(true);
    expect([await stored("before"), await stored("after")]).toEqual([["before"], ["after"]]);
  });
});

test("an insert of which nobody knows whether it took place is repeated, and changes nothing", async () => {
  let failures = 0;
  const insert: Lake["insert"] = async (input) => {
    await testLake.lake.insert(input);
    failures += 1;
    if (failures <= 2) throw new Error("the connection was lost");
  };
  const lake = { ...testLake.lake, insert };
  writer = await LakeWriter.start({
    store: testStore.store,
    lake,
    instanceId: "test",
    waitForRowsMsMax: 60_000,
    clock,
    onProblem: (what) => problems.push(what),
  });
  await commit("doubt");
  expect(await writer.caughtUp(30_000)).toBe(true);
  expect([await stored("doubt"), failures]).toEqual([["doubt"], 3]);
  expect(problems).toEqual(["Acknowledged rows wait: pharos_logs.custom_door does not take them now"]);
  expect(writer.stats.failingSince).toBeUndefined();
});

test("rows that a table does not take are found among the others, and kept with the reason", async () => {
  await start();
  await add(`${row("good1")}${row("bad", ',"unknown":1')}${row("good2")}${row("good3")}`);
  expect(await writer.caughtUp(30_000)).toBe(true);
  expect(await stored("good")).toEqual(["good1", "good2", "good3"]);
  expect(await testStore.store.lakeOutbox.refused(10)).toMatchObject([
    { table: "custom_door", line: expect.stringContaining('"bad"'), refusal: expect.stringContaining("unknown") },
  ]);
});

test("rows that need too much memory together go in smaller pieces", async () => {
  await start((rows) => {
    if (rows.split("\n").length > 3) throw lakeRowsTooLarge("pharos_logs.custom_door");
  });
  await add(Array.from({ length: 8 }, (_, index) => row(`large${index}`)).join(""));
  expect(await writer.caughtUp(30_000)).toBe(true);
  expect(await stored("large")).toHaveLength(8);
  expect(inserts.every((text) => text.split("\n").length <= 3)).toBe(true);
});

test("rows wait, and are told, while a table has too many parts because none is merged, and go in once", async () => {
  const crowded = await openTestLake({}, "server");
  const send = async (sql: string) => {
    if (!("url" in crowded.address)) throw new Error("It is a server");
    const answer = await fetch(crowded.address.url, { method: "POST", body: sql });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  };
  try {
    await crowded.lake.ensureTables([doorSchema]);
    await send("SYSTEM STOP MERGES pharos_logs.custom_door");
    await send(
      "ALTER TABLE pharos_logs.custom_door MODIFY SETTING parts_to_throw_insert = 3, parts_to_delay_insert = 0",
    );
    for (const door of ["crowded1", "crowded2", "crowded3"]) {
      const rows = Buffer.from(row(door));
      await crowded.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: door });
    }
    writer = await LakeWriter.start({
      store: testStore.store,
      lake: crowded.lake,
      instanceId: "test",
      waitForRowsMsMax: 60_000,
      clock,
      onProblem: (what) => problems.push(what),
    });
    await commit("crowded4");
    await expect.poll(() => writer.stats.failingSince, { timeout: 30_000 }).toEqual(clock());
    expect(problems).toEqual(["Acknowledged rows wait: pharos_logs.custom_door does not take them now"]);
    expect(await testStore.store.lakeOutbox.refused(10)).toEqual([]);
    await commit("crowded5");
    await send("SYSTEM START MERGES pharos_logs.custom_door");
    await send("OPTIMIZE TABLE pharos_logs.custom_door FINAL");
    const { rows } = await writer.lake.query("SELECT door FROM pharos_logs.public.custom_door ORDER BY door");
    expect(rows.flat()).toEqual(["crowded1", "crowded2", "crowded3", "crowded4", "crowded5"]);
    expect(writer.stats.failingSince).toBeUndefined();
  } finally {
    await writer.stop(0);
    await crowded.remove();
  }
});
