import type { QueryColumn, QueryProgress, QueryTruncation } from "@pharos/domain";
import { noQueryProgress } from "@pharos/domain";
import type { Lake, QueryOptions } from "@pharos/lake";

/** A statement under way in the lake. */
export interface OpenLakeRun {
  readonly columns: readonly QueryColumn[];
  readonly batches: AsyncIterable<readonly (readonly unknown[])[]>;
  progress(): QueryProgress;
  /** Stops the engine. */
  cancel(): Promise<void>;
  /** Known after the last batch. */
  truncatedBy(): QueryTruncation | undefined;
}

/** @throws what the lake's gate says of the statement */
export async function openLakeRun(lake: Lake, sql: string, options: QueryOptions): Promise<OpenLakeRun> {
  const { columns, rows, isTruncated } = await lake.query(sql, options);
  return {
    columns,
    batches: (async function* () {
      yield rows;
    })(),
    progress: () => noQueryProgress,
    cancel: async () => undefined,
    truncatedBy: () => (isTruncated ? "rows" : undefined),
  };
}
