import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Engine } from "../connection/engine.ts";
import { type Lake, openLake, startLake } from "../lake.ts";
import { openEmbeddedEngine } from "./open-embedded-engine.ts";
import { readResidentBytes } from "./resident-memory.ts";

const path = await mkdtemp(join(tmpdir(), "pharos-lake-"));
const notices: string[] = [];
const onNotice = (notice: string) => void notices.push(notice);
let engine: Engine;
beforeAll(async () => {
  engine = await openEmbeddedEngine({ path, memoryBytesMax: 1024 ** 3, onNotice });
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
beforeEach(() => notices.splice(0));

/** Of engines below this folder, whosever they are. */
async function enginePids(folder: string): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")));
  return pids.filter((_, i) => commands[i]?.includes(`"path":"${folder}"`)).map(Number);
}

async function killEngine(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  const [pid = 0] = await enginePids(path);
  process.kill(pid, signal);
}

const backWithinMs = 5000;

async function untilBack(): Promise<void> {
  const start = performance.now();
  await engine.rows({ sql: "SELECT 1" });
  expect(performance.now() - start).toBeLessThan(backWithinMs);
}

/** Statements with a person's text, read whole. */
const ask = (sql: string) => engine.rows({ sql, origin: sql, settings: { max_execution_time: 60 } }, "people");
const restarted = { code: "lake.engine_restarted", category: "ServerError" };
/** It aborts the engine. The states of our own are never read from text, but an engine of the future may have others. */
const abort = (n: number) =>
  `SELECT finalizeAggregation(CAST(unhex('015d54ffffff017f210000') AS AggregateFunction(analysisOfVariance, Float64, UInt8))) + ${n}`;
const slow = "SELECT count() FROM numbers(100000000000) WHERE number % 7 = 3";

it.runIf(process.platform === "linux")("gives back the memory that inserts took", async () => {
  const [pid = 0] = await enginePids(path);
  const megabyte = 1024 ** 2;
  const rows = Buffer.from(`{"a":"${"x".repeat(megabyte)}"}\n`.repeat(16));
  const insert = (name: string) => {
    const settings = { insert_deduplication_token: name, min_insert_block_size_bytes: 64 * megabyte };
    return engine.insert({ database: "pharos_logs", table: "t", settings }, Buffer.from(rows));
  };
  await insert("first");
  const before = (await readResidentBytes(pid)) ?? 0;
  for (let i = 0; i < 8; i++) await insert(`memory ${i}`);
  // The allocators keep what was freed for a second.
  const grown = async () => (((await readResidentBytes(pid)) ?? 0) - before) / megabyte;
  await expect.poll(grown, { timeout: 10_000 }).toBeLessThan(60);
  await engine.command({ sql: "TRUNCATE TABLE pharos_logs.t" });
});

it("is back within 5 seconds, and says that what was at work was not done", async () => {
  const atWork = ask(slow);
  atWork.catch(() => undefined);
  await engine.rows({ sql: "SELECT 1" });
  await killEngine();
  await expect(atWork).rejects.toMatchObject(restarted);
  await untilBack();
  expect(notices).toEqual(["The data lake's engine is being restarted: it was ended by SIGKILL."]);
});

it("survives a query that aborts it, and refuses it when it has done so twice", async () => {
  const poison = abort(1);
  for (const _ of [1, 2]) {
    await expect(ask(poison)).rejects.toMatchObject(restarted);
    await untilBack();
  }
  await expect(ask(poison)).rejects.toMatchObject({ code: "lake.query_ends_engine" });
  expect(notices).toHaveLength(2);
  expect(notices[1]).toContain("1 query that ended it more than once will not be run again for 24 hours.");
});

it("refuses nobody for an end that came from outside", async () => {
  for (const _ of [1, 2, 3]) {
    const atWork = ask(slow);
    atWork.catch(() => undefined);
    await engine.rows({ sql: "SELECT 1" });
    await killEngine();
    await expect(atWork).rejects.toMatchObject(restarted);
  }
  await untilBack();
});

it("does not wait for a query that cannot be stopped while it is planned", async () => {
  const folding = engine.answer(
    {
      sql: "SELECT levenshteinDistance(repeat('a', 65000), repeat('b', 65000))",
      settings: { max_execution_time: 60 },
      name: `t-${randomUUID()}`,
    },
    { lane: "people", isWhole: false, signal: new AbortController().signal, begins: () => undefined },
  );
  const first = folding.next();
  first.catch(() => undefined);
  let slowest = 0;
  for (let n = 0; n < 20; n++) {
    const start = performance.now();
    await engine.rows({ sql: "SELECT 1" });
    await engine.insert({ database: "pharos_logs", table: "t", settings: {} }, Buffer.from('{"a":"x"}\n'));
    slowest = Math.max(slowest, performance.now() - start);
  }
  expect(slowest).toBeLessThan(backWithinMs);
  await killEngine();
  await expect(first).rejects.toMatchObject(restarted);
});

it("ends with its engine's process, and is refused the folder of another", async () => {
  const other = await mkdtemp(join(tmpdir(), "pharos-lake-"));
  const lake: Lake = await openLake({ path: other });
  expect(await enginePids(other)).toHaveLength(1);
  expect((await stat(other)).mode & 0o077).toBe(0);
  await expect(openLake({ path: other })).rejects.toThrow(
    `The data lake cannot use the folder ${other}: another process uses it. Stop that process, or choose another folder.`,
  );
  await lake.close();
  await delay(0);
  expect(await enginePids(other)).toEqual([]);
  await rm(other, { recursive: true });
});

it("takes statements before its folder is open, and answers them when it is", async () => {
  const other = await mkdtemp(join(tmpdir(), "pharos-lake-"));
  const { lake, opened } = await startLake({ path: other });
  const first = await Promise.race([opened.then(() => "open"), lake.query("SELECT 1"), Promise.resolve("opening")]);
  expect(first).toBe("opening");
  expect((await lake.query("SELECT 1")).rows).toEqual([[1]]);
  await opened;
  await lake.close();
  await rm(other, { recursive: true });
});

it("ends its engine's process at once when it is closed while its folder opens", async () => {
  const other = await mkdtemp(join(tmpdir(), "pharos-lake-"));
  const { lake, opened } = await startLake({ path: other });
  const waiting = lake.query("SELECT 1");
  await Promise.all([lake.close(), expect(opened).rejects.toThrow(), expect(waiting).rejects.toThrow()]);
  expect(await enginePids(other)).toEqual([]);
  await rm(other, { recursive: true });
});

it.each([
  { name: "a file", path: "file", content: "" },
  { name: "a folder below a file", path: "file/lake", content: "" },
  { name: "a folder that is broken", path: "data", content: "" },
])("says that it cannot use $name, and what to do", async ({ path: name, content }) => {
  const folder = await mkdtemp(join(tmpdir(), "pharos-lake-"));
  const [file = ""] = name.split("/");
  await writeFile(join(folder, file), content);
  // The engine wants a folder where the file is now.
  const used = file === "data" ? folder : join(folder, name);
  await expect(openLake({ path: used })).rejects.toMatchObject({
    code: "lake.folder_unusable",
    message: expect.stringMatching(/^The data lake cannot use the folder \S+: .+\. (Choose|Restore|Change) .+\.$/),
  });
  expect(await enginePids(used)).toEqual([]);
  await rm(folder, { recursive: true });
});
