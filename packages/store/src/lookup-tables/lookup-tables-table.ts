import type { ActorReference, LookupTable } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

/** The file's facts as JSON holds them. */
export interface LookupFileJson {
  readonly filename: string;
  readonly bytes: number;
  readonly rows: number;
  readonly uploadedAt: string;
}

export interface LookupTablesTable {
  id: string;
  name: string;
  lakeTable: string;
  enabled: boolean;
  managed: boolean;
  body: Json<LookupTable>;
  contentHash: Buffer;
  file: Json<LookupFileJson> | null;
  revision: number;
  createdAt: Date;
  createdBy: Json<ActorReference> | null;
  lastModified: Date;
  lastModifiedBy: Json<ActorReference> | null;
  refreshedAt: Date | null;
  refreshTriedAt: Date | null;
  refreshFailures: Generated<number>;
  refreshProblem: string | null;
  refreshWanted: Generated<boolean>;
}

export interface LookupFilePiecesTable {
  tableId: string;
  number: number;
  bytes: Buffer;
}

declare module "../database/database.ts" {
  interface Database {
    lookupTables: LookupTablesTable;
    lookupFilePieces: LookupFilePiecesTable;
  }
}
