import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killWhileInserting } from "@pharos/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLake } from "../lake.ts";

let path: string;
beforeAll(async () => {
  path = await mkdtemp(join(tmpdir(), "pharos-lake-"));
});
afterAll(() => rm(path, { recursive: true }));

const rowsPerBatch = 30;

it("loses nothing acknowledged and doubles nothing when it is killed", async () => {
  const first = await openLake({ path });
  await first.ensureTables([{ schema: "Custom.Door", fields: [{ name: "who", type: "string" }] }]);
  await first.close();
  let batches = 0;
  for (const acknowledged of [1, 4, 9]) {
    const last = await killWhileInserting({ path, firstBatch: batches, rowsPerBatch, batches: acknowledged });
    batches = last + 1;
  }
  const lake = await openLake({ path });
  const { rows } = await lake.query(`
    SELECT toUInt32(splitByChar('-', p_row_id)[1]) AS batch, count(), uniqExact(p_row_id)
    FROM pharos_logs.custom_door GROUP BY batch HAVING batch < ${batches} ORDER BY batch`);
  await lake.close();
  expect(rows).toEqual(Array.from({ length: batches }, (_, batch) => [batch, rowsPerBatch, rowsPerBatch]));
});
