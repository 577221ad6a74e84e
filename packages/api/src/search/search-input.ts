import { invalidInput } from "@pharos/domain";
import {
  type FilterOperator,
  filterOperators,
  type SearchFilter,
  type SearchScope,
  searchLimitMax,
} from "@pharos/lake";
import type { SearchConditionInput, SearchInput } from "../generated/resolver-types.ts";
import { lakeTableName } from "./lake-name.ts";

export const searchPageSizes = { default: 100, max: searchLimitMax };
const tablesMax = 50;

/** What a search looks at, checked. @throws input.invalid */
export function searchScopeOf(input: SearchInput): SearchScope {
  if (input.tables.length === 0) throw invalidInput("Choose at least one table");
  if (input.tables.length > tablesMax) throw invalidInput(`At most ${tablesMax} tables are searched at once`);
  if (input.endTime <= input.startTime) throw invalidInput("endTime comes after startTime");
  return {
    tables: input.tables.map(lakeTableName),
    fromMs: input.startTime.getTime(),
    toMs: input.endTime.getTime(),
    filters: (input.ors ?? []).map((group) => group.ands.map(filterOf)),
    ...(input.text && { text: input.text }),
  };
}

function filterOf({ key, operator, value }: SearchConditionInput): SearchFilter {
  return { key, operator: operatorOf(operator), ...(value != null && { value: operandOf(key, value) }) };
}

function operatorOf(name: string): FilterOperator {
  const operator = filterOperators.find((known) => known === name);
  if (!operator) throw invalidInput(`${name} is no operator; there are ${filterOperators.join(", ")}`);
  return operator;
}

function operandOf(key: string, value: unknown): NonNullable<SearchFilter["value"]> {
  if (isScalar(value)) return value;
  if (Array.isArray(value) && value.every(isTextOrNumber)) return value;
  throw invalidInput(`The value for ${key} is a text, a number, true, false, or a list of texts and numbers`);
}

function isScalar(value: unknown): value is string | number | boolean {
  return isTextOrNumber(value) || typeof value === "boolean";
}

function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
