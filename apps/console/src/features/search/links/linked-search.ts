import { listOf, textOf } from "../../../routing/search-codec.ts";
import { filterText } from "../../../routing/use-event-actions.ts";
import { type EventSearch, readEventSearch } from "../event-search.ts";

type Address = Readonly<Record<string, unknown>>;

/** `?key=sourceIPAddress&value=10.0.0.1` as Search asks it; several values are alternatives. Undefined without a key. */
export function keyValueSearch(address: Address): EventSearch | undefined {
  const key = textOf(address.key);
  if (key === undefined) return undefined;
  const operator = textOf(address.operator) ?? "EQUALS";
  const values = Array.isArray(address.value) ? address.value : [address.value];
  const filter = values.map((value, group) => filterText(key, operator, value ?? "", group));
  return { ...placeOf(address), filter };
}

/** `?logType=AWS.CloudTrail` as Search asks it. Undefined without a log type. */
export function logTypeSearch(address: Address): EventSearch | undefined {
  return listOf(address.logType)?.length ? placeOf(address) : undefined;
}

/** Reads the tables and the time range as Search's own address has them, and log types as tables. */
function placeOf(address: Address): EventSearch {
  const { table = [], range, from, to } = readEventSearch({ ...address });
  const tables = [...table, ...(listOf(address.logType) ?? [])];
  return {
    ...(tables.length > 0 && { table: tables }),
    ...(range !== undefined && { range }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}
