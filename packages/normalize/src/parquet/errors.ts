import { defineError } from "@pharos/domain";

export const parquetTooWide = defineError(
  "chunks.too_many_columns",
  "TooLarge",
  (columns: number, columnsMax: number) =>
    `The Parquet file has ${columns} columns, more than the ${columnsMax} that Pharos reads. Write fewer columns.`,
);
