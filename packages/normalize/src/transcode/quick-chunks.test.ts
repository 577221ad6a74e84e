import { expect, test } from "vitest";
import type { NormalizedChunk } from "../chunks/chunk.ts";
import { builtInRecords } from "./testing/built-in-records.ts";
import { Random } from "./testing/random.ts";
import { randomChunk } from "./testing/random-chunks.ts";
import { ToldColumns } from "./testing/told-columns.ts";
import { meaningOf, TwoWays } from "./testing/two-ways.ts";

const builtIn = builtInRecords();
const chunks = 40;

function columnsOf({ tables }: NormalizedChunk): string[] {
  const some = tables.flatMap(({ events }) => events.slice(0, 50));
  return [...new Set(some.flatMap((event) => Object.keys(event).map((column) => column.toLowerCase())))];
}

function chunkOfSeed(seed: number) {
  const random = new Random(seed);
  const { schemas, chunk } = randomChunk(random, builtIn);
  return { random, chunk, ways: new TwoWays(schemas) };
}

test("chunks of many lines become the same rows and failures in both ways, and nothing is lost", () => {
  for (let seed = 0; seed < chunks; seed++) {
    const { chunk, ways } = chunkOfSeed(seed);
    const { quick, general } = ways.normalize(chunk);
    expect(meaningOf(quick), `seed ${seed}`).toEqual(meaningOf(general));
    const rows = quick.tables.reduce((sum, table) => sum + table.rows, 0);
    expect(quick.received).toBe(rows + quick.failures.length);
  }
});

test("a listener is told of each stored event with at least the columns that it reads, in the order of rows", () => {
  const others = ["unknown", "p_udm", "p_any_ip_addresses", "p_", "p_row_id", "p_event_time", "__proto__"];
  for (let seed = 0; seed < chunks; seed++) {
    const { random, chunk, ways } = chunkOfSeed(seed);
    const known = columnsOf(ways.normalize(chunk).quick);
    const some = random.list(4, () => random.one(random.chance(0.8) && known.length > 0 ? known : others));
    const told = new ToldColumns(random.chance(0.1) ? "all" : new Set(some));
    const { quick } = ways.normalize(chunk, told);
    expect(told.fault(quick), `seed ${seed}, columns ${some.join()}`).toBeUndefined();
  }
});
