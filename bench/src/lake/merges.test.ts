import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type DescribedTable, logTypeTables, openLake } from "@pharos/lake";
import { type EngineProcess, startEngineProcess } from "@pharos/lake/engine-process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtInSchemas } from "../built-in-schemas.ts";
import { insertGeneratedRows } from "./generated-rows.ts";

/** As docs/operations.md promises. */
const mergeBytesMax = 256 * 1024 ** 2;
/** What the embedded engine has unless it is told otherwise. */
const engineBytesMax = 2 * 1024 ** 3;
/** 1,000,000 is the long form, which merges every built-in log type as well. */
const widestRows = Number(process.env.PHAROS_MERGE_ROWS ?? 50_000);
const isLongForm = widestRows >= 1_000_000;

/** A merge needs memory for each column, so the widest log types stand for the narrower ones: making all takes minutes. */
const byWidth = builtInSchemas
  .flatMap((schema) =>
    logTypeTables(schema)
      .slice(0, 1)
      .map((table) => ({ schema, table })),
  )
  .toSorted((one, other) => other.table.columns.length - one.table.columns.length)
  .slice(0, isLongForm ? undefined : 16);
const tables = byWidth.map(({ table }) => table);
const widest = tables.filter(({ table }) => ["windows_eventlogs", "openai_audit"].includes(table));

let folder: string;
let engine: EngineProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pharos-merges-"));
  const options = { path: folder, listenOn: 0, memoryBytesMax: engineBytesMax };
  engine = await startEngineProcess({ ...options, reservedBytesMax: 10 * engineBytesMax });
  const lake = await openLake({ url: urlOf(engine) });
  await lake.ensureTables(byWidth.map(({ schema }) => schema));
  await lake.close();
});
afterAll(async () => {
  engine.kill();
  await engine.ended;
  await rm(folder, { recursive: true, force: true });
});

const urlOf = ({ port }: EngineProcess) => `http://127.0.0.1:${port}`;

async function ask<T>(sql: string): Promise<T[]> {
  const response = await fetch(`${urlOf(engine)}/?default_format=JSONEachRow`, { method: "POST", body: sql });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}

/** The most that one merge had in use while `work` was under way, in bytes. */
async function peakDuring(work: () => Promise<void>): Promise<number> {
  let peak = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const [now] = await ask<{ bytes: number }>("SELECT toFloat64(max(memory_usage)) AS bytes FROM system.merges");
      peak = Math.max(peak, now?.bytes ?? 0);
      await delay(10);
    }
  };
  const working = work().finally(() => {
    isOver = true;
  });
  await Promise.all([working, watch()]);
  return peak;
}

const partsOf = async ({ table }: DescribedTable) => {
  const sql = `SELECT toUInt32(count()) AS parts, toUInt32(sum(rows)) AS rows FROM system.parts WHERE active AND table = '${table}'
    AND database = 'pharos_logs'`;
  return (await ask<{ parts: number; rows: number }>(sql))[0] ?? { parts: 0, rows: 0 };
};

/** Without merges in between, so that there is a choice of many parts. */
async function fill(table: DescribedTable, size: { readonly parts: number; readonly rowsEach: number }) {
  const name = `pharos_logs.${table.table}`;
  await ask(`SYSTEM STOP MERGES ${name}`);
  await ask(insertGeneratedRows(name, table.columns, size));
  await ask(`SYSTEM START MERGES ${name}`);
}

/** As the engine would by and by: it chooses which parts. */
async function mergeUntilFew(table: DescribedTable, few: number): Promise<void> {
  while ((await partsOf(table)).parts > few) {
    await ask(`OPTIMIZE TABLE pharos_logs.${table.table}`);
    await delay(20);
  }
}

const patient = { timeout: isLongForm ? 3_600_000 : 120_000 };

it(`merges the parts of the ${tables.length} widest log types within 256 MiB`, patient, async () => {
  const peak = await peakDuring(async () => {
    for (const table of tables) {
      await fill(table, { parts: 3, rowsEach: 20 });
      await mergeUntilFew(table, 2);
    }
  });
  expect(peak).toBeGreaterThan(0);
  expect(peak).toBeLessThan(mergeBytesMax);
});

it.each(widest)("merges 90 small parts of $table within 256 MiB", patient, async (table) => {
  const before = await partsOf(table);
  const peak = await peakDuring(async () => {
    await fill(table, { parts: 90, rowsEach: 20 });
    await mergeUntilFew(table, 10);
  });
  expect(peak).toBeLessThan(mergeBytesMax);
  expect((await partsOf(table)).rows).toBe(before.rows + 1800);
});

it(`merges ${widestRows} rows of the widest log type within 256 MiB`, {
  timeout: 60_000 + 4 * widestRows,
}, async () => {
  const [table] = tables;
  if (table === undefined) throw new Error("There are no built-in log types");
  const before = await partsOf(table);
  const peak = await peakDuring(async () => {
    await fill(table, { parts: widestRows / 2500, rowsEach: 2500 });
    await mergeUntilFew(table, 10);
  });
  expect(peak).toBeLessThan(mergeBytesMax);
  expect((await partsOf(table)).rows).toBe(before.rows + widestRows);
});
