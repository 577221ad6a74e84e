import { describe, expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { builtInRecords } from "./testing/built-in-records.ts";
import { printed } from "./testing/json-node.ts";
import { chunkOfLines, mutatedRecord, spoilt } from "./testing/mutated-records.ts";
import { Random } from "./testing/random.ts";
import { randomRecord } from "./testing/random-records.ts";
import { randomSchema } from "./testing/random-schemas.ts";
import { meaningOf, TwoWays } from "./testing/two-ways.ts";

const builtIn = builtInRecords().map((each) => ({ ...each, ways: new TwoWays([each.schema]) }));

/** A record of a schema with these members, in both ways. */
function bothWays(schema: object, lines: string) {
  const ways = new TwoWays([compileSchema(parseSchema(JSON.stringify({ schema: "Custom.Any", ...schema })), 1)]);
  return ways.normalize({ bytes: Buffer.from(lines), streamType: "JSON" });
}

describe("what is written from bytes means what the general way writes:", () => {
  const text = { name: "text", type: "string" };
  const any = { name: "any", type: "json" };
  const udm = (name: string, path: string) => ({ fields: [text, any], udm: [{ name, paths: [path] }] });
  const renamedWithin = (from: string, depth: number) => {
    const object = { type: "object", fields: [{ name: "b", type: "string", rename: { from: "c" } }] };
    const value = [object, { type: "array", element: { type: "array", element: object } }][depth];
    return {
      fields: [
        { name: "a", ...value },
        { name: "copied", type: "json", copy: { from } },
      ],
    };
  };
  test.each([
    ["a number that a double makes a whole one, in JSON", { fields: [any] }, '{"any":12345678901234567890.5}'],
    ["a number that a double makes a whole one, as text", { fields: [text] }, '{"text":12345678901234567890.5}'],
    ["a number too large for a double", { fields: [text] }, `{"text":${"9".repeat(400)}.5}`],
    ["a dash written as an escape", udm("user.name", "text"), '{"text":"\\u002d"}'],
    ["an address with an escape", udm("source.ip", "text"), '{"text":"1\\u0030.0.0.1"}'],
    ["an address with an escape in a list", udm("source.ip", "any"), '{"any":["1\\u0030.0.0.1"]}'],
    ["an ARN with an escape", udm("user.arns", "any"), '{"any":["x","\\u0061rn:aws:iam::1:user/x"]}'],
    ["a copy of what was renamed", renamedWithin("a.b", 0), '{"a":{"c":"x"}}'],
    ["a copy of what was renamed away", renamedWithin("a.c", 0), '{"a":{"c":"x"}}'],
    ["a copy beside lists of lists with other names", renamedWithin("z.y", 1), '{"a":[[{"c":"x"}]],"z":{"y":1}}'],
    [
      "a character of two escapes",
      { fields: [text] },
      '{"text":"a\\ud83d\\ude00b\\uD83D\\uDE00"}\n{"text":"\\udbff\\udfff"}',
    ],
    [
      "halves of characters",
      { fields: [text] },
      '{"text":"\\ud83d"}\n{"text":"\\ude00\\ud83d"}\n{"text":"\\ud83d\\ud83d\\ude00"}\n{"text":"\\ud83d\\u0041"}',
    ],
    [
      "words where a number should be",
      udm("source.port", "text"),
      '{"text":"N/A"}\n{"text":"-"}\n{"text":"-5"}\n{"text":"e5"}\n{"text":" 7"}\n{"text":".5"}\n{"text":"0x5"}',
    ],
    [
      "a core field of a name that every object has",
      {
        fields: [{ name: "toString", type: "object", fields: [{ ...text, name: "length" }] }, any],
        udm: [{ name: "user.name", paths: ["toString.length"] }],
      },
      '{"any":"x"}',
    ],
  ])("%s", (_, schema, lines) => {
    const { quick, general } = bothWays(schema, lines);
    expect(meaningOf(quick)).toEqual(meaningOf(general));
  });
});

/** Both ways with a chunk of a few lines. */
function expectSame(random: Random, ways: TwoWays, seed: number, lines: readonly string[]): void {
  const whole = chunkOfLines(random, lines);
  const bytes = whole.length > 0 && random.chance(0.15) ? spoilt(random, whole) : whole;
  const { quick, general } = ways.normalize({ bytes, streamType: random.one(["JSON", "Auto", "Lines"]) });
  expect(meaningOf(quick), `seed ${seed}: ${bytes}`).toEqual(meaningOf(general));
}

test("all records of the built-in log types are written from their bytes, unless new fields are discovered in them", () => {
  for (const { schema, ways, records } of builtIn) {
    for (const record of records) {
      const { quick, general, quickRows } = ways.normalize({ bytes: Buffer.from(printed(record)), streamType: "JSON" });
      expect(meaningOf(quick)).toEqual(meaningOf(general));
      expect(quickRows, schema.logType).toBe(schema.schema.fieldDiscoveryEnabled ? 0 : quick.tables.length);
    }
  }
});

test("changed records of the built-in log types mean the same in both ways", () => {
  for (let seed = 0; seed < 4_000; seed++) {
    const random = new Random(seed);
    const { ways, records } = random.one(builtIn);
    const changes = random.below(6);
    const lines = Array.from({ length: 1 + random.below(5) }, () =>
      mutatedRecord(random, random.one(records), changes),
    );
    expectSame(random, ways, seed, lines);
  }
});

test("records of random schemas mean the same in both ways", () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = new Random(seed);
    const schema = randomSchema(random);
    const ways = new TwoWays([compileSchema(schema, 1)]);
    for (let chunk = 0; chunk < 20; chunk++) {
      const changes = Math.max(0, random.below(4) - 1);
      const record = () => mutatedRecord(random, randomRecord(random, schema), changes);
      expectSame(random, ways, seed, Array.from({ length: 1 + random.below(4) }, record));
    }
  }
});
