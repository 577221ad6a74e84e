import { describe, expect, test } from "vitest";
import { ModuleWriter } from "./module-writer.ts";
import { RowHost } from "./row-host.ts";
import { instantiateRowModule } from "./row-module.ts";
import { RowProgram } from "./row-program.ts";
import { GuardedModule } from "./testing/guarded-module.ts";
import { chunkOfLines, mutatedRecord, spoilt } from "./testing/mutated-records.ts";
import { Random } from "./testing/random.ts";
import { randomRecord } from "./testing/random-records.ts";
import { randomSchema } from "./testing/random-schemas.ts";

function isQuick(schema: ReturnType<typeof randomSchema>): boolean {
  const host = new RowHost();
  return RowProgram.of(schema, new ModuleWriter(instantiateRowModule(host), host)) !== undefined;
}

test("whatever the bytes and however small the room, nothing is written outside it, and what follows is written as before", () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = new Random(seed);
    const schema = randomSchema(random);
    if (!isQuick(schema)) continue;
    const module = new GuardedModule(JSON.stringify(schema), 1 << 16, 64);
    const record = () => mutatedRecord(random, randomRecord(random, schema), random.below(4));
    const sound = chunkOfLines(new Random(0), Array.from({ length: 8 }, record));
    const before = module.write(sound, 1 << 16);
    for (let i = 0; i < 40; i++) {
      const lines = chunkOfLines(random, Array.from({ length: 1 + random.below(80) }, record));
      const bytes = random.chance(0.4) ? spoilt(random, lines) : lines;
      const { rows, glances } = module.write(bytes, random.one([128, 256, 1000, 1024 + random.below(4096), 1 << 16]));
      expect(glances, `seed ${seed}: ${bytes}`).toHaveLength(rows);
      expect(module.isWhole, `seed ${seed}: ${bytes}`).toBe(true);
    }
    expect(module.write(sound, 1 << 16)).toEqual(before);
  }
});

test("a line that is not an object at all takes nothing from those who look at the rows before it", () => {
  const module = new GuardedModule('{"schema":"Custom.Any","fields":[{"name":"text","type":"string"}]}', 1 << 16, 64);
  const { glances } = module.write(Buffer.from('{"text":"a"}\n{"text":"b"}\n[]\n'), 1 << 16);
  expect(glances).toMatchObject([{ text: "a" }, { text: "b" }]);
  expect(module.write(Buffer.from("[]"), 1 << 16).glances).toEqual([]);
});

describe("what it takes grows no faster than the bytes:", () => {
  const fields = ["text", "any"].map((name) => ({ name, type: name === "text" ? "string" : "json" }));
  const schema = JSON.stringify({
    schema: "Custom.Any",
    fields: [
      ...fields,
      { name: "list", type: "array", element: { type: "string", indicators: ["ip", "url", "md5", "username"] } },
    ],
  });
  test.each<[string, (size: number) => string]>([
    ["lists in lists", (size) => `{"any":${"[[],".repeat(size / 4)}`],
    ["many lists in a list", (size) => `{"any":[${"[[],[]],".repeat(size / 8)}1]}`],
    ["objects in objects", (size) => `{"other":${'{"a":'.repeat(size / 5)}`],
    ["one long text", (size) => `{"text":"${"x".repeat(size)}"}`],
    ["backslashes", (size) => `{"text":"${"\\\\".repeat(size / 2)}"}`],
    ["one long text without an end", (size) => `{"text":"${"x".repeat(size)}`],
    ["a number of many digits", (size) => `{"any":${"1".repeat(size)}.5}`],
    ["many keys", (size) => `{${Array.from({ length: size / 10 }, (_, i) => `"k${i}":1`).join()}}`],
    ["many keys in JSON", (size) => `{"any":{${Array.from({ length: size / 10 }, (_, i) => `"k${i}":1`).join()}}}`],
    ["many indicators", (size) => `{"list":[${Array.from({ length: size / 10 }, (_, i) => `"user${i}"`).join()}]}`],
    ["blanks", (size) => `{"text":${" ".repeat(size)}"x"}`],
    ["blank lines", (size) => `${"\n".repeat(size)}{"text":"x"}`],
    ["records of nothing", (size) => "{}\n".repeat(size / 3)],
  ])("%s", (_, lines) => {
    const module = new GuardedModule(schema, 1 << 21, 4096);
    const timeOf = (size: number) => {
      const bytes = Buffer.from(lines(size));
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now();
        module.write(bytes, 1 << 21);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    timeOf(20_000);
    // Sixteen times the bytes; what is squared would take 256 times as long.
    expect(timeOf(1_600_000) + 0.5).toBeLessThan(80 * (timeOf(100_000) + 0.5));
    expect(module.isWhole).toBe(true);
  });
});
