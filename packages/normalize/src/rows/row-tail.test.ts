import { describe, expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { createNormalizer } from "../normalizer/normalizer.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { aChunk } from "../testing/a-chunk.ts";

const schema = "schema: Custom.Any\nfields: [{ name: n, type: int }, { name: ip, type: string, indicators: [ip] }]";

function normalize(lines: readonly string[], sourceLabel = "tests") {
  const told: string[] = [];
  const chunk = aChunk({ bytes: Buffer.from(lines.join("\n")), logTypes: ["Custom.Any"], sourceLabel });
  const normalizer = createNormalizer([compileSchema(parseSchema(schema), 3)]);
  const result = normalizer.normalize(chunk, {
    columns: () => "all",
    event(_, event, row) {
      told[row] = JSON.stringify(sorted(event));
    },
  });
  return { table: result.tables[0], told };
}

function sorted(event: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe("a row", () => {
  test.each([
    ["of an event with indicators", '{"n":1,"ip":"10.0.0.1"}'],
    ["of an event without a field of its own", "{}"],
    ["of text that takes more than one byte a character", '{"ip":"ü€😀"}'],
  ])("%s is what the listener sees", (_, line) => {
    const { table, told } = normalize([line]);
    expect(table?.events.map((event) => JSON.stringify(sorted(event)))).toEqual(told);
    expect(told).toHaveLength(1);
  });

  test("keeps a label that JSON must escape", () => {
    const label = 'the "north" \\ gate\n€';
    expect(normalize(["{}"], label).table?.events[0]).toMatchObject({ p_source_label: label, p_schema_version: 3 });
  });

  test("has an id of its own, in the order of arrival, over all blocks of ids", () => {
    const lines = Array.from({ length: 9_000 }, (_, n) => `{"n":${n}}`);
    const { table, told } = normalize(lines);
    const ids = table?.events.map(({ p_row_id }) => String(p_row_id)) ?? [];
    const expected = lines.map((_, n) => `00112233aabbccdd${n.toString(16).padStart(12, "0")}`);
    expect(ids).toEqual(expected);
    expect(told.map((event) => (JSON.parse(event) as { p_row_id: string }).p_row_id)).toEqual(expected);
  });
});
