import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Engine } from "../connection/engine.ts";
import { openEmbeddedEngine } from "../engine-process/open-embedded-engine.ts";
import { ensureTables } from "../tables/ensure-tables.ts";
import { readCrowdedPartitions } from "./read-crowded-partitions.ts";

let path: string;
let engine: Engine;
beforeAll(async () => {
  path = await mkdtemp(join(tmpdir(), "pharos-lake-"));
  engine = await openEmbeddedEngine({ path, memoryBytesMax: 1024 ** 3 });
  await ensureTables(engine, [{ schema: "Custom.Door", fields: [] }]);
});
afterAll(async () => {
  await engine.close();
  await rm(path, { recursive: true });
});

it("finds the partition whose parts are not merged, before the engine refuses its rows", async () => {
  await engine.command({ sql: "SYSTEM STOP MERGES pharos_logs.custom_door" });
  const target = { database: "pharos_logs", table: "custom_door", settings: {} };
  for (let n = 0; n < 4; n++) {
    await engine.insert(target, Buffer.from(`{"p_event_time":"2026-03-01 00:00:00","p_row_id":"${n}"}\n`));
  }
  expect(await readCrowdedPartitions(engine)).toEqual([]);
  const [crowded, ...others] = await readCrowdedPartitions(engine, 0.001);
  expect(others).toEqual([]);
  expect(crowded).toEqual({
    ...{ database: "pharos_logs", table: "custom_door" },
    ...{ partition: expect.any(String), parts: 4, partsMax: 3000 },
  });
});
