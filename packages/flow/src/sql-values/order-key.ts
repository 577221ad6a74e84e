import { convertTo, isJsonType, toJson } from "./convert-value.ts";
import type { SqlValue } from "./sql-value.ts";

/** Whether values of any type are put in order, so that they need a key: boolean, number, text, list, object. */
export function needsOrderKey({ kind, type }: SqlValue): boolean {
  return kind === "struct" || isJsonType(type);
}

/** What orders values of any type as the language does: (rank of the type, number, text). Null has rank 0. */
export function orderKey(value: SqlValue): string {
  const rank = `multiIf(j = 'null', 0, j IN ('true', 'false'), 1, match(j, '^[-0-9]'), 2, startsWith(j, '"'), 3, startsWith(j, '['), 4, 5)`;
  const text = `if(startsWith(j, '"'), JSONExtractString(j), j)`;
  return `arrayMap(j -> (${rank}, ifNull(toFloat64OrNull(j), 0), ${text}), [ifNull(${toJson(value).sql}, 'null')])[1]`;
}

/** By which rows are put in order or groups. */
export function sortableSql(value: SqlValue): string {
  if (value.kind === "plain") return value.sql;
  return isJsonType(value.type) ? toJson(value).sql : convertTo(value, value.type);
}
