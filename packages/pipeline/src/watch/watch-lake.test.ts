import { noCounts } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countLakeProblems } from "./count-lake-problems.ts";
import { watchBrokenParts, watchMerges, watchMissingRows } from "./watch-lake.ts";

const { store, clear, close } = await openTestStore();
const start = Date.parse("2026-03-10T12:00:00Z");
const at = (hours: number) => new Date(start + hours * 3_600_000);
const time = (hours: number) => at(hours).toISOString().slice(0, 19).replace("T", " ");

let opened: TestLake;
let notices: string[];
beforeAll(async () => {
  opened = await openTestLake();
  await opened.lake.ensureTables([{ schema: "Custom.Door", fields: [] }]);
});
afterAll(async () => {
  await opened.remove();
  await close();
});
beforeEach(async () => {
  notices = [];
  await clear();
});

const options = (change = {}) => ({
  store,
  lake: opened.lake,
  retentionDays: 365,
  onNotice: (notice: string) => void notices.push(notice),
  ...change,
});
/** Counted by the ledger. */
const count = (rows: number, hours: number) =>
  store.ingest.counts.add([
    { sourceId: "s", logType: "Custom.Door", at: at(hours), counts: { ...noCounts, received: rows, stored: rows } },
  ]);
const insert = (rows: number, hours: number) => {
  const line = `{"p_event_time":"${time(hours)}","p_parse_time":"${time(hours)}","p_row_id":"${hours}"}\n`;
  const bytes = Buffer.from(line.repeat(rows));
  return opened.lake.insert({ database: "pharos_logs", table: "custom_door", rows: bytes, token: `${hours}` });
};

test("tells of events that the ledger counted and the lake lacks, once", async () => {
  await count(100, -2);
  await insert(100, -2);
  await watchMissingRows(options(), at(0));
  await watchMissingRows(options(), at(1));
  expect(notices).toEqual([]);
  await count(50, 1.5);
  await insert(20, 1.5);
  await watchMissingRows(options(), at(2));
  expect(notices).toEqual([]);
  await watchMissingRows(options(), at(3));
  await watchMissingRows(options(), at(4));
  expect(notices).toEqual([expect.stringContaining("30 events of Custom.Door missing from the data lake")]);
});

test("waits for rows that are on their way into the lake", async () => {
  await count(1000, -2);
  const entry = { database: "pharos_logs", table: "custom_door", bytes: 3, body: Buffer.from("{}\n") };
  await store.lakeOutbox.add([entry], at(-2));
  await watchMissingRows(options(), at(0));
  await watchMissingRows(options(), at(1));
  await watchMissingRows(options(), at(2));
  expect(notices).toEqual([]);
});

test("tells of parts that could not be read, once", async () => {
  const broken = [{ database: "pharos_logs", table: "custom_door", part: "broken-on-start_1", rows: 3500 }];
  const lake = { ...opened.lake, brokenParts: () => Promise.resolve(broken) };
  await watchBrokenParts(options({ lake }), at(0));
  await watchBrokenParts(options({ lake }), at(1));
  expect(notices).toEqual([expect.stringContaining("1 part of pharos_logs.custom_door and set it aside: 3500 rows")]);
});

test("counts what is wrong for whoever watches from outside", async () => {
  const counts = { ...noCounts, received: 100, stored: 100 };
  await store.ingest.counts.add([{ sourceId: "s", logType: "Custom.Window", at: at(-2), counts }]);
  await watchMissingRows(options(), at(0));
  await watchMissingRows(options(), at(1));
  const lake = {
    brokenParts: async () => [{ database: "pharos_logs", table: "custom_door", part: "broken", rows: 3 }],
    crowdedPartitions: async () => [],
  };
  expect(await countLakeProblems({ store, lake })).toEqual({
    brokenParts: 1,
    crowdedPartitions: 0,
    refusedRows: 0,
    missingEvents: 100,
  });
});

test("tells of a partition whose parts are not merged, once a day", async () => {
  const crowded = { database: "pharos_logs", table: "custom_door", partition: "202603", parts: 1200, partsMax: 3000 };
  const lake = { ...opened.lake, crowdedPartitions: () => Promise.resolve([crowded]) };
  await watchMerges(options({ lake }), at(0));
  await watchMerges(options({ lake }), at(1));
  expect(notices).toEqual([expect.stringContaining("has 1200 parts; from 3000 on the data lake takes no more rows")]);
  await watchMerges(options({ lake }), at(24));
  expect(notices).toHaveLength(2);
});
