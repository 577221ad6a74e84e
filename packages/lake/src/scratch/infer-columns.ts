import type { ResultColumn } from "../runs/lake-run.ts";
import { jsonType } from "../tables/column.ts";
import { eventColumns, matchColumns } from "../tables/standard-columns.ts";

const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?$/;
const standardTypes = new Map([...eventColumns, ...matchColumns].map(({ name, type }) => [name, type]));

/** The columns of rows that nobody described, in the order in which their names come up. */
export function inferColumns(rows: readonly Readonly<Record<string, unknown>>[]): ResultColumn[] {
  const types = new Map<string, string | undefined>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) types.set(name, common(types.get(name), typeOf(value)));
  }
  return [...types].map(([name, type]) => ({ name, type: standardTypes.get(name) ?? columnOf(type) }));
}

/** Undefined for what tells nothing: null, an empty list. */
function typeOf(value: unknown): string | undefined {
  switch (typeof value) {
    case "boolean":
      return "Bool";
    case "number":
      return Number.isSafeInteger(value) ? "Int64" : "Float64";
    case "string":
      return instant.test(value) ? "DateTime64(9, 'UTC')" : "String";
    default:
      return value === null || value === undefined ? undefined : typeOfParts(value);
  }
}

function typeOfParts(value: object): string | undefined {
  if (!Array.isArray(value)) return jsonType;
  const element = value.map(typeOf).reduce(common, undefined);
  return element === undefined ? undefined : `Array(${element})`;
}

/** Returns a type that holds both: text, if they are of different kinds. */
function common(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined || a === b) return a ?? b;
  const isNumber = (type: string) => type === "Int64" || type === "Float64";
  if (isNumber(a) && isNumber(b)) return "Float64";
  return a.startsWith("Array(") && b.startsWith("Array(") ? "Array(String)" : "String";
}

function columnOf(type = "String"): string {
  const element = /^Array\((.*)\)$/.exec(type)?.[1];
  if (element === undefined) return `Nullable(${type})`;
  return element === jsonType || element.startsWith("Array(") ? type : `Array(Nullable(${element}))`;
}
