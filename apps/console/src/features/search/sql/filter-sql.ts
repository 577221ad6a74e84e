import { notify } from "@pharos/ui";
import type { FilterText } from "../runs/filter-text.ts";
import { withSqlFilter } from "./sql-filter.ts";

/** Resolves to undefined, and says so in a snackbar, for a value inside an object: it has no column to filter by. */
export async function filterSql(
  text: string,
  ...[row, path, value, isExcluded]: Parameters<FilterText>
): Promise<string | undefined> {
  if (row === undefined || Object.hasOwn(row, path)) return withSqlFilter(text, path, value, isExcluded);
  notify({ message: `SQL mode filters by columns, and “${path}” lies within one. Add it to the SELECT first.` });
  return undefined;
}
