import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LogSchema } from "@pharos/domain";
import { afterAll, expect, it } from "vitest";
import type { Engine } from "../connection/engine.ts";
import { openEmbeddedEngine } from "../engine-process/open-embedded-engine.ts";
import { ensureTables } from "./ensure-tables.ts";

const schemas: LogSchema[] = Array.from({ length: 25 }, (_, i) => ({
  schema: `Custom.T${i}`,
  fields: Array.from({ length: 40 }, (_, n) => ({ name: `f${n}`, type: "string" as const })),
}));

const path = await mkdtemp(join(tmpdir(), "pharos-lake-"));
afterAll(() => rm(path, { recursive: true }));

it("asks the engine one question when nothing changed", async () => {
  const engine = await openEmbeddedEngine({ path, memoryBytesMax: 1024 ** 3 });
  await ensureTables(engine, schemas);
  const asked: string[] = [];
  const counting: Engine = {
    ...engine,
    rows: (statement, lane) => {
      asked.push(statement.sql);
      return engine.rows(statement, lane);
    },
    command: async (statement) => {
      asked.push(statement.sql);
    },
  };
  await ensureTables(counting, schemas);
  expect(asked.length).toBe(1);
  await engine.close();
});
