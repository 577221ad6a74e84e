import type {
  ActorReference,
  DataLakeQueryKind,
  DataLakeQueryStatus,
  QueryColumn,
  QueryLanguage,
  QueryParams,
  QueryTruncation,
  QueryUserConfig,
} from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

export interface DataLakeQueriesTable {
  id: string;
  kind: DataLakeQueryKind;
  text: string;
  language: QueryLanguage;
  params: Json<QueryParams>;
  name: string;
  issuedBy: Json<ActorReference>;
  isScheduled: boolean;
  logTypeAccess: readonly string[] | null;
  parentId: string | null;
  rootId: string | null;
  status: DataLakeQueryStatus;
  message: Generated<string>;
  createdAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  columns: Json<readonly QueryColumn[]> | null;
  visualize: Json<unknown> | null;
  rowsRead: Generated<number>;
  rowsToRead: Generated<number>;
  bytesRead: Generated<number>;
  rowCount: Generated<number>;
  executionMs: Generated<number>;
  truncatedBy: QueryTruncation | null;
  resultsOf: string;
  resultsUntil: Date | null;
  cacheKey: Buffer | null;
  /** Null where nobody else may take its rows, whatever their age. */
  shareKey: Buffer | null;
  userConfig: Json<QueryUserConfig> | null;
  leaseUntil: Date;
}

export interface QueryResultPagesTable {
  queryId: string;
  firstRow: number;
  rowCount: number;
  body: Buffer;
}

declare module "../database/database.ts" {
  interface Database {
    dataLakeQueries: DataLakeQueriesTable;
    queryResultPages: QueryResultPagesTable;
  }
}
