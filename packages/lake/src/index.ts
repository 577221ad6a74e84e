export { lakeColumnConflict, lakeRowsRefused, lakeTableUnknown, lakeUnavailable } from "./errors.ts";
export type { RowsToInsert } from "./inserts/insert-rows.ts";
export { type Lake, type LakeAddress, type LakeOptions, openLake } from "./lake.ts";
export {
  type FilterOperator,
  filterOperators,
  type LakeRow,
  type RowPage,
  type SearchFilter,
  type SearchInput,
  type SearchScope,
  searchLimitDefault,
  searchLimitMax,
} from "./search/search-input.ts";
export { databases, failuresTable, type LakeDatabase, lakeDatabases, signalsTable } from "./tables/databases.ts";
