import { expect, test } from "vitest";
import { compileSchema } from "../compile/compiled-schema.ts";
import { createNormalizer } from "../normalizer/normalizer.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { aChunk } from "../testing/a-chunk.ts";

test("a short line beside a long list does not ask for more memory than there is", () => {
  const schema = compileSchema(
    parseSchema("schema: Custom.A\nfieldDiscoveryEnabled: true\nfields: [{ name: a, type: string, required: true }]"),
  );
  const event = `{"a":"${"x".repeat(1000)}"}`;
  const list = `[${Array.from({ length: 20_000 }, () => event).join(",")}]`;
  const bytes = Buffer.from(`{"a":""}\n${list}\n`);
  const { tables } = createNormalizer([schema]).normalize(
    aChunk({ bytes, logTypes: ["Custom.A"], streamType: "Auto" }),
  );
  expect(tables[0]?.rows).toBe(20_001);
  expect(tables[0]?.ndjson.buffer.byteLength).toBeLessThan(10 * bytes.length);
});
