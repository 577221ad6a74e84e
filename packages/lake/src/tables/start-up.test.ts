import type { LogSchema } from "@pharos/domain";
import { openTestLake } from "@pharos/testkit";
import { expect, it } from "vitest";
import { openChdbEngine } from "../connection/chdb-engine.ts";
import type { Engine } from "../connection/engine.ts";
import { ensureTables } from "./ensure-tables.ts";

const schemas: LogSchema[] = Array.from({ length: 25 }, (_, i) => ({
  schema: `Custom.T${i}`,
  fields: Array.from({ length: 40 }, (_, n) => ({ name: `f${n}`, type: "string" as const })),
}));

it("asks the engine one question when nothing changed", async () => {
  const test = await openTestLake();
  await test.lake.ensureTables(schemas);
  if (!("path" in test.address)) throw new Error("The lake is not embedded");
  const engine = await openChdbEngine(test.address.path, 1024 ** 3);
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
  await ensureTables(counting, schemas, 30);
  expect(asked.length).toBe(1);
  await engine.close();
  await test.remove();
});
