import { filterOperators, invalidInput, isFilterOperator, type QueryParams, tableNameOf } from "@pharos/domain";
import { databases } from "@pharos/lake";
import type { SearchConditionInput, SearchInput } from "../generated/resolver-types.ts";
import { lakeTableName } from "./lake-name.ts";

/** More than any installation has log types; a guard against texts without end. */
const tablesMax = 2_000;
/** "All time" begins in the year 1, and the engine knows no time before this. */
const earliest = new Date(Date.UTC(1900, 0, 1));

/** What a search looks at, as the conditions of a query, checked. @throws input.invalid */
export function searchFormOf({ tables, startTime, endTime, ors, text }: SearchInput): QueryParams {
  if (tables.length === 0) throw invalidInput("Choose at least one table");
  if (tables.length > tablesMax) throw invalidInput(`A search takes at most ${tablesMax} tables at a time`);
  if (endTime <= startTime) throw invalidInput("endTime must be after startTime");
  for (const { ands } of ors ?? []) for (const condition of ands) checkCondition(condition);
  const anywhere = text?.trim() ? [{ key: "", operator: "ROW_CONTAINS", value: text.trim() }] : [];
  const groups = ors?.length ? ors : [{ ands: [] }];
  return {
    tables: tables.map(tableOf),
    startTime: (startTime < earliest ? earliest : startTime).toISOString(),
    endTime: endTime.toISOString(),
    filters: { ors: groups.map(({ ands }) => ({ ands: [...ands, ...anywhere] })) },
  };
}

/** `pharos_logs.aws_alb` of a table's name or of a log type. */
function tableOf(name: string): string {
  const table = lakeTableName(name);
  return table.startsWith("pharos_") ? table : `${databases.logs}.${tableNameOf(table)}`;
}

function checkCondition({ key, operator, value }: SearchConditionInput): void {
  if (!isFilterOperator(operator)) {
    throw invalidInput(`${operator} is not an operator. Use one of: ${Object.keys(filterOperators).join(", ")}`);
  }
  if (value == null || isScalar(value) || (Array.isArray(value) && value.every(isTextOrNumber))) return;
  throw invalidInput(`The value for ${key} must be a string, a number, true, false, or a list of strings and numbers`);
}

function isScalar(value: unknown): boolean {
  return isTextOrNumber(value) || typeof value === "boolean";
}

function isTextOrNumber(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}
