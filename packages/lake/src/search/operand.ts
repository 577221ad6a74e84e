import { quoteIdentifier } from "../tables/identifier.ts";
import type { Parameters } from "./parameters.ts";

/** What a filter's key stands for in one table. */
export type Operand =
  | { readonly kind: "absent" }
  /** `sql` has the column's own type. */
  | { readonly kind: "scalar" | "instant"; readonly sql: string }
  /** A filter holds when it holds for any element. */
  | { readonly kind: "list"; readonly sql: string };

const isIndex = (part: string) => /^\d+$/.test(part);

/** `a.b[0].c` and `a.b.0.c` → a, b, 0, c */
export function pathParts(key: string): string[] {
  return key
    .replace(/\[(\d+)\]/g, ".$1")
    .split(".")
    .filter((part) => part !== "");
}

/** Finds the key in a table's columns (name → type): a column itself, or a path into its JSON. */
export function operandOf(key: string, columns: ReadonlyMap<string, string>, parameters: Parameters): Operand {
  const whole = columns.get(key);
  if (whole !== undefined) return wholeColumn(quoteIdentifier(key), whole);
  const [name = "", ...path] = pathParts(key);
  const type = columns.get(name);
  if (type === undefined) return { kind: "absent" };
  const column = quoteIdentifier(name);
  if (path.length === 0) return wholeColumn(column, type);
  if (type.startsWith("Array(")) return pathIntoArray(column, type, path, parameters);
  return type.includes("JSON") ? pathIntoJson(column, path, parameters) : { kind: "absent" };
}

function wholeColumn(sql: string, type: string): Operand {
  if (type.startsWith("Array(")) return { kind: "list", sql };
  if (type.includes("JSON")) return { kind: "scalar", sql: `nullIf(toJSONString(${sql}), 'null')` };
  return { kind: type.includes("DateTime64") ? "instant" : "scalar", sql };
}

function pathIntoArray(column: string, type: string, path: readonly string[], parameters: Parameters): Operand {
  const [first = "", ...rest] = path;
  if (!isIndex(first)) {
    if (!type.startsWith("Array(JSON") || path.some(isIndex)) return { kind: "absent" };
    return { kind: "list", sql: `${column}.${path.map(quoteIdentifier).join(".")}` };
  }
  if (rest.length > 0 || type.includes("JSON")) return jsonText(column, path, parameters);
  const position = parameters.hole("UInt32", Number(first) + 1);
  return { kind: "scalar", sql: `if(length(${column}) < ${position}, NULL, ${column}[${position}])` };
}

/** A path of names is a stream of its own; one through a list's positions is read from the text. */
function pathIntoJson(column: string, path: readonly string[], parameters: Parameters): Operand {
  if (path.some(isIndex)) return jsonText(column, path, parameters);
  const names = path.map(quoteIdentifier);
  const leaf = `${column}.${names.join(".")}`;
  const object = `${column}.^${names.join(".")}`;
  return { kind: "scalar", sql: `ifNull(CAST(${leaf}, 'Nullable(String)'), nullIf(toJSONString(${object}), '{}'))` };
}

function jsonText(column: string, path: readonly string[], parameters: Parameters): Operand {
  const steps = path.map((part) =>
    isIndex(part) ? parameters.hole("UInt32", Number(part) + 1) : parameters.hole("String", part),
  );
  const text = `toJSONString(${column})`;
  const raw = `JSONExtractRaw(${text}, ${steps.join(", ")})`;
  const string = `JSONExtractString(${text}, ${steps.join(", ")})`;
  return { kind: "scalar", sql: `multiIf(${raw} IN ('', 'null'), NULL, startsWith(${raw}, '"'), ${string}, ${raw})` };
}
