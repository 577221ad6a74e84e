import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type CompiledSchema, compileSchema } from "../../compile/compiled-schema.ts";
import { parseSchema } from "../../schema/parse-schema.ts";
import { readSchemaTests } from "../../schema-tests/read-schema-tests.ts";
import { type JsonNode, nodeOf } from "./json-node.ts";

export interface BuiltInRecords {
  readonly schema: CompiledSchema;
  readonly records: readonly JsonNode[];
}

const schemas = fileURLToPath(new URL("../../../../../content/schemas/**/*.yml", import.meta.url));

/** The shipped schemas of JSON, with the records of their tests. */
export function builtInRecords(): BuiltInRecords[] {
  return globSync(schemas)
    .filter((file) => !file.endsWith("_tests.yml"))
    .sort()
    .flatMap((file) => {
      const schema = parseSchema(readFileSync(file, "utf8"));
      const tests = file.replace(/\.yml$/, "_tests.yml");
      if (schema.parser || !existsSync(tests)) return [];
      const records = readSchemaTests(readFileSync(tests, "utf8")).flatMap(({ input }) => recordsOf(input));
      return records.length === 0 ? [] : [{ schema: compileSchema(schema, 1), records }];
    });
}

function recordsOf(input: string): JsonNode[] {
  if (!input.trimStart().startsWith("{")) return [];
  try {
    return [nodeOf(JSON.parse(input))];
  } catch {
    return [];
  }
}
