export { buildTable } from "./build/build-table.ts";
export { buildTableInThread, previewFileInThread } from "./build/build-table-in-thread.ts";
export type { FilePreview } from "./build/preview-file.ts";
export {
  createEnricher,
  type Enricher,
  type Enrichment,
  type LoadedTable,
  type MatchedRow,
} from "./enrich/create-enricher.ts";
export { type LookupPlace, type TableShape, tableProblems, tableShape } from "./shape/table-shape.ts";
export { isAddress } from "./tables/address.ts";
export { findRowIn } from "./tables/find-row.ts";
export type { LookupRow } from "./tables/lookup-row.ts";
export { readRows, rowColumns } from "./tables/read-rows.ts";
export { type TableData, tableBytes } from "./tables/table-data.ts";
export { tableRows } from "./tables/table-rows.ts";
