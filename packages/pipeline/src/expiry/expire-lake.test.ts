import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expireLake } from "./expire-lake.ts";

const { store, close } = await openTestStore();
const start = Date.parse("2026-03-10T12:00:00Z");
const day = 86_400_000;
const at = (days: number) => new Date(start + days * day);
const time = (days: number) => at(days).toISOString().slice(0, 19).replace("T", " ");

let opened: TestLake;
let notices: string[] = [];
beforeAll(async () => {
  opened = await openTestLake();
  await opened.lake.ensureTables([{ schema: "Custom.Door", fields: [] }]);
  for (const arrived of [-300, -100, -1]) {
    const row = { p_row_id: `${arrived}`, p_event_time: time(arrived), p_parse_time: time(arrived) };
    const rows = Buffer.from(`${JSON.stringify(row)}\n`);
    await opened.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: `${arrived}` });
  }
});
afterAll(async () => {
  await opened.remove();
  await close();
});

const expire = async (now: Date, retentionDays: number) => {
  notices = [];
  const onNotice = (notice: string) => void notices.push(notice);
  await expireLake({ store, lake: opened.lake, retentionDays, onNotice }, now);
  const { rows } = await opened.lake.query("SELECT p_row_id FROM pharos_logs.custom_door ORDER BY p_event_time");
  return rows.flat();
};

test("deletes nothing by a clock that is 400 days ahead, and says so once", async () => {
  expect(await expire(at(0), 365)).toEqual(["-300", "-100", "-1"]);
  expect(await expire(at(400), 365)).toEqual(["-300", "-100", "-1"]);
  expect(notices).toEqual([expect.stringContaining("No events are deleted until the clock has gone on")]);
  expect(await expire(at(400.01), 365)).toEqual(["-300", "-100", "-1"]);
  expect(notices).toEqual([]);
});

test("follows a changed retention at the next run", async () => {
  expect(await expire(at(0.1), 365)).toEqual(["-300", "-100", "-1"]);
  expect(await expire(at(0.1), 200)).toEqual(["-100", "-1"]);
  expect(await expire(at(0.2), 30)).toEqual(["-1"]);
});
