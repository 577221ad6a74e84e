import { quoteIdentifier } from "../tables/identifier.ts";
import type { Parameters } from "./parameters.ts";

/** Its values are the event's own under other names: read already, and among the dearest to read. */
const repeatsOthers = "p_udm";

/**
 * The text occurs in any value of the row, in any capitalisation. Cheap columns come first: the engine stops at the
 * first that holds. A JSON column is read value by value, which costs half of what its text would.
 */
export function renderContainsText(text: string, columns: ReadonlyMap<string, string>, parameters: Parameters): string {
  const needle = parameters.hole("String", text);
  const names = [...columns.keys()].filter((name) => name !== repeatsOthers);
  const isJson = (name: string) => columns.get(name)?.includes("JSON") ?? false;
  const plain = names.filter((name) => !isJson(name)).map((name) => plainColumn(quoteIdentifier(name), needle));
  const json = names.filter(isJson).map((name) => jsonColumn(quoteIdentifier(name), columns.get(name) ?? "", needle));
  return `(${[...plain, ...json].join(" OR ")})`;
}

function plainColumn(column: string, needle: string): string {
  return `ifNull(positionCaseInsensitiveUTF8(toString(${column}), ${needle}) > 0, 0)`;
}

function jsonColumn(column: string, type: string, needle: string): string {
  const holds = (value: string) => `positionCaseInsensitiveUTF8(${value}, ${needle}) > 0`;
  return type.startsWith("Array(")
    ? `(notEmpty(${column}) AND ${holds(`toJSONString(${column})`)})`
    : `arrayExists(value -> ${holds("value")}, JSONAllValues(assumeNotNull(${column})))`;
}
