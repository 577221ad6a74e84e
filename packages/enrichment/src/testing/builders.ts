import type { LogSchema, LookupTable } from "@pharos/domain";
import { buildTable } from "../build/build-table.ts";
import type { LoadedTable } from "../enrich/create-enricher.ts";
import { tableShape } from "../shape/table-shape.ts";

export function aTable(change: Partial<LookupTable> = {}): LookupTable {
  return {
    name: "owners",
    enabled: true,
    description: "",
    reference: "",
    schema: "Custom.Owners",
    primaryKey: "host",
    associations: [{ logType: "AWS.CloudTrail", selectors: ["host"] }],
    origin: { kind: "file", filename: "owners.csv" },
    ...change,
  };
}

export function aSchema(change: Partial<LogSchema> = {}): LogSchema {
  return { schema: "Custom.Owners", fields: [{ name: "host", type: "string", required: true }], ...change };
}

export const networkSchema = aSchema({
  fields: [
    { name: "network", type: "string", required: true, validate: { cidr: "any" } },
    { name: "asn", type: "int" },
  ],
});

/** The table made of a file's text. */
export function loaded(
  text: string | Buffer,
  table: LookupTable = aTable(),
  schema: LogSchema = aSchema(),
): LoadedTable {
  const shape = tableShape(table, schema);
  return { name: table.name, places: shape.places, data: buildTable("rows", Buffer.from(text), shape) };
}
