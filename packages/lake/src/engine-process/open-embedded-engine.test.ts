import { mkdtemp, readdir, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Engine, Lane } from "../connection/engine.ts";
import { openEmbeddedEngine } from "./open-embedded-engine.ts";

let path: string;
let engine: Engine;
beforeAll(async () => {
  path = await mkdtemp(join(tmpdir(), "pharos-lake-"));
  engine = await openEmbeddedEngine({ path, memoryBytesMax: 1024 ** 3 });
  await engine.command({ sql: "CREATE DATABASE pharos_logs" });
  await engine.command({
    sql: `CREATE TABLE pharos_logs.t (a String) ENGINE = MergeTree ORDER BY a
      SETTINGS non_replicated_deduplication_window = 100`,
  });
});
afterAll(async () => {
  await engine.close();
  await rm(path, { recursive: true });
});

const lanes: readonly Lane[] = ["write", "read", "people", "background", "control"];
const changedSettings = (lane: Lane) =>
  engine.rows({ sql: "SELECT name, value FROM system.settings WHERE changed ORDER BY name" }, lane);

it.each(lanes)("lets no statement's settings outlive it: %s", async (lane) => {
  const before = await changedSettings(lane);
  const insert = (text: string, token: string) =>
    engine.insert(
      { database: "pharos_logs", table: "t", settings: { insert_deduplication_token: token } },
      Buffer.from(`{"a":"${text}"}\n`),
    );
  await insert(lane, lane);
  await engine.rows({ sql: "SELECT 1", settings: { max_threads: 1, readonly: 1 } }, lane);
  await engine.command({ sql: "SELECT 1", settings: { insert_deduplication_token: "x" } }, lane);
  await engine.syntax({ sql: "SELECT 1" });
  expect(await changedSettings(lane)).toEqual(before);
});

it("reads a search on all cores, with the memory that an installation gives it", async () => {
  const plan = await engine.rows<{ explain: string }>({
    sql: "EXPLAIN PIPELINE SELECT count() FROM numbers_mt(100000000)",
  });
  const threads = plan.map(({ explain }) => Number(/× (\d+)/.exec(explain)?.[1] ?? 1));
  expect(Math.max(...threads)).toBeGreaterThanOrEqual(Math.min(2, availableParallelism()));
});

it("answers a lane while another is busy", async () => {
  let isBusy = true;
  const slow = engine
    .rows(
      { sql: "SELECT count() FROM numbers(500000000) WHERE number % 7 = 3", settings: { max_threads: 1 } },
      "people",
    )
    .finally(() => {
      isBusy = false;
    });
  await engine.rows({ sql: "SELECT 1" }, "read");
  expect(isBusy).toBe(true);
  await slow;
});

it("answers a search while another is busy", async () => {
  let isBusy = true;
  const sql = "SELECT count() FROM numbers(500000000) WHERE number % {n:UInt8} = 3";
  const slow = engine.rows({ sql, params: { n: 7 }, settings: { max_threads: 1 } }).finally(() => {
    isBusy = false;
  });
  await engine.rows({ sql: "SELECT {n:UInt8}", params: { n: 1 } });
  expect(isBusy).toBe(true);
  await slow;
});

it("takes the rows of a large insert from a file that is gone afterwards, or through the socket without one", async () => {
  const folder = join(path, "arriving-rows");
  const insert = (name: string) => {
    const texts = Array.from({ length: 30_000 }, (_, n) => `large ${name} ${n}`);
    const rows = Buffer.from(texts.map((a) => `${JSON.stringify({ a })}\n`).join(""));
    return engine.insert({ database: "pharos_logs", table: "t", settings: {} }, rows);
  };
  const count = () => engine.rows({ sql: "SELECT count() AS n FROM pharos_logs.t WHERE a LIKE 'large %'" });
  await insert("by a file");
  expect(await count()).toEqual([{ n: 30_000 }]);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  await insert("through the socket");
  expect(await count()).toEqual([{ n: 60_000 }]);
});

it("writes values and never reads them as SQL", async () => {
  const values = ["'; DROP TABLE x; --", "\\'", "a\nb\tc\\n", '☂ {x:String} `"', "", "a\0b", "{v:String}"];
  for (const value of values) {
    const [row] = await engine.rows<{ v: string; list: string[] }>({
      sql: "SELECT {v:String} AS v, {list:Array(String)} AS list",
      params: { v: value, list: [value, value] },
    });
    expect(row).toEqual({ v: value, list: [value, value] });
  }
});
