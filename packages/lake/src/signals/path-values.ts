import { quoteIdentifier } from "../tables/identifier.ts";
import { signals } from "../tables/operational-tables.ts";

const types = new Map(signals.columns.map(({ name, type }) => [name, type]));

/** SQL of an Array(String): what a signal holds at the path. Objects and lists of them are no values, nor is empty text. */
export function pathValues(path: string): string {
  return `arrayDistinct(arrayFilter(v -> v != '', ${rawValues(path)}))`;
}

function rawValues(path: string): string {
  const [first = "", ...rest] = path.split(".").filter((name) => name !== "");
  if (first === "") return "emptyArrayString()";
  const type = first === "event" ? undefined : types.get(first);
  if (type === undefined) return leafValues(["event", first, ...rest]);
  const column = quoteIdentifier(first);
  if (!type.includes("JSON")) return type.startsWith("Array(") ? column : `[ifNull(toString(${column}), '')]`;
  // Flat: its names are paths themselves.
  if (first === "correlation_rule_matches") return leafValues([first, rest.join(".")]);
  if (first !== "p_enrichment") return leafValues([first, ...rest]);
  return `arrayConcat(${enrichmentPaths(rest)
    .map((names) => leafValues([first, ...names]))
    .join(", ")})`;
}

/** Table, selector, member: the selector is one name, whatever dots it has. */
function enrichmentPaths([table = "", ...rest]: readonly string[]): string[][] {
  if (rest.length < 2) return [[table, ...rest]];
  return rest.slice(1).map((_, index) => [table, rest.slice(0, index + 1).join("."), ...rest.slice(index + 1)]);
}

/** A column and the names that lead into its JSON; within a name the engine spells a dot `%2E`. */
function leafValues([column = "", ...names]: readonly string[]): string {
  if (names.join("") === "") return "emptyArrayString()";
  const leaf = [column, ...names.map((name) => name.replaceAll(".", "%2E"))].map(quoteIdentifier).join(".");
  const type = `ifNull(dynamicType(${leaf}), '')`;
  return `multiIf(
    startsWith(${type}, 'Array(JSON') OR isNull(${leaf}), emptyArrayString(),
    startsWith(${type}, 'Array('), JSONExtract(ifNull(toJSONString(${leaf}), ''), 'Array(String)'),
    [ifNull(toString(${leaf}), '')])`;
}
