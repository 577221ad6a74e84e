import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openChdbEngine } from "../connection/chdb-engine.ts";
import type { Engine } from "../connection/engine.ts";
import { ensureTables } from "../tables/ensure-tables.ts";
import { applyRetention } from "./apply-retention.ts";

let path: string;
let engine: Engine;
beforeAll(async () => {
  path = await mkdtemp(join(tmpdir(), "pharos-lake-"));
  engine = await openChdbEngine(path, 1024 ** 3);
  await ensureTables(engine, [{ schema: "Custom.Door", fields: [] }], 365);
});
afterAll(async () => {
  await engine.close();
  await rm(path, { recursive: true });
});

it("lets go of what arrived too long ago, whatever time it claims", async () => {
  const arrived = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19).replace("T", " ");
  const rows = [
    { p_row_id: "old", p_event_time: arrived(100), p_parse_time: arrived(100) },
    { p_row_id: "undated", p_event_time: arrived(1) },
    { p_row_id: "new", p_event_time: arrived(1), p_parse_time: arrived(1) },
    { p_row_id: "backfill", p_event_time: arrived(1000), p_parse_time: arrived(1) },
  ];
  const target = { database: "pharos_logs", table: "custom_door", settings: {} };
  await engine.insert(target, Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join("")));
  await applyRetention(engine, 30);
  await applyRetention(engine, 30);
  // The engine's own clean-up, now and not within hours.
  await engine.command({ sql: "OPTIMIZE TABLE pharos_logs.custom_door FINAL" });
  const kept = await engine.rows({ sql: "SELECT p_row_id AS id FROM pharos_logs.custom_door ORDER BY id" });
  expect(kept).toEqual([{ id: "backfill" }, { id: "new" }, { id: "undated" }]);
});
