export { buildTable } from "./build/build-table.ts";
export { buildTableInThread } from "./build/build-table-in-thread.ts";
export {
  createEnricher,
  type Enricher,
  type Enrichment,
  type LoadedTable,
  type MatchedRow,
} from "./enrich/create-enricher.ts";
export { type LookupPlace, type TableShape, tableProblems, tableShape } from "./shape/table-shape.ts";
export type { LookupRow } from "./tables/lookup-row.ts";
export { type TableData, tableBytes } from "./tables/table-data.ts";
export { tableRows } from "./tables/table-rows.ts";
