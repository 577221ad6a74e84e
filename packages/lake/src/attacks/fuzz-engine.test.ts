import { openTestLake } from "@pharos/testkit";
import { expect, test } from "vitest";
import { fuzzEngine } from "./fuzz-engine.ts";

/** The long form: `PHAROS_ATTACKS=all npx vitest run fuzz-engine`; `PHAROS_FUZZ_SEED` repeats a run. */
const isWhole = process.env.PHAROS_ATTACKS === "all";
const forMs = isWhole ? 30 * 60_000 : 15_000;
const seed = Number(process.env.PHAROS_FUZZ_SEED ?? (isWhole ? Date.now() % 2 ** 32 : 20_261_122));

test("random states, casts and functions never end the program, and the engine is back soon", {
  timeout: forMs + 120_000,
}, async () => {
  console.log(`Engine fuzz: seed ${seed}, ${forMs / 1_000} s.`);
  const { lake, remove } = await openTestLake({ memoryBytesMax: 512 * 2 ** 20 });
  try {
    const { statements, answered, outages, lost } = await fuzzEngine({ lake, seed, forMs });
    console.log(`Engine fuzz: ${statements} statements, ${answered} answered, ${outages.length} outages.`);
    expect(lost).toEqual([]);
    expect(answered).toBeGreaterThan(0);
  } finally {
    await remove();
  }
});
