import { describe, expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { meaningOf, TwoWays } from "./testing/two-ways.ts";

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
