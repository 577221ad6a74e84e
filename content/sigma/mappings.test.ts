import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FieldSchema, ValueSchema } from "@pharos/domain";
import { columnNameOf } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { schemaFiles, sigmaMappingsFolder } from "../src/index.ts";

interface Table {
  readonly LogTypes?: readonly string[];
  readonly Fields?: Readonly<Record<string, string | readonly string[] | null>>;
}
interface Entry extends Table {
  readonly LogSource: object;
  readonly Where?: unknown;
}

const schemas = new Map(
  schemaFiles().map((path) => {
    const schema = parseSchema(readFileSync(path, "utf8"));
    return [schema.schema, schema] as const;
  }),
);

const tables = await Promise.all(
  (await readdir(sigmaMappingsFolder)).map(async (file) => ({
    file,
    table: parse(await readFile(join(sigmaMappingsFolder, file), "utf8")) as Table & { LogSources: readonly Entry[] },
  })),
);
const storedIn = ({ Fields = {} }: Table) => Object.values(Fields).flatMap((names) => names ?? []);
const askedIn = (where: unknown) =>
  [where ?? []].flat().flatMap((search: object) => Object.keys(search).map((key) => key.split("|")[0] ?? ""));

const entries = tables.flatMap(({ file, table }) => {
  const ofEntries = table.LogSources.map((entry) => ({
    name: `${file}: ${JSON.stringify(entry.LogSource)}`,
    logTypes: entry.LogTypes ?? table.LogTypes ?? [],
    stored: [...storedIn(entry), ...askedIn(entry.Where)],
  }));
  const logTypes = [...new Set(ofEntries.flatMap((entry) => entry.logTypes))];
  return [{ name: `${file}: for all`, logTypes, stored: storedIn(table) }, ...ofEntries];
});

test.each(entries)("$name leads to log types and fields that are there", ({ logTypes, stored }) => {
  const known = logTypes.flatMap((logType) => schemas.get(logType) ?? []);
  expect(known).toHaveLength(logTypes.length);
  expect(logTypes).not.toHaveLength(0);
  const missing = stored.filter((path) => !known.some(({ fields }) => isIn(fields, path.split("."))));
  expect(missing).toEqual([]);
});

/** Below a member of type json anything may be. */
function isIn(fields: readonly FieldSchema[], [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((candidate) => columnNameOf(candidate.name) === name);
  return field !== undefined && (rest.length === 0 || leadsTo(field, rest));
}

function leadsTo(value: ValueSchema, rest: readonly string[]): boolean {
  if (value.type === "json") return true;
  if (value.type === "array") return value.element !== undefined && leadsTo(value.element, rest);
  return value.fields !== undefined && isIn(value.fields, rest);
}
