import type { Generated } from "kysely";

export interface LakeOutboxTable {
  id: Generated<string>;
  databaseName: string;
  tableName: string;
  bytes: number;
  body: Buffer;
  addedAt: Date;
  blockId: string | null;
  refusal: string | null;
}

export interface LakeBlocksTable {
  id: string;
  databaseName: string;
  tableName: string;
  instanceId: string;
  takenAt: Date;
}

declare module "../database/database.ts" {
  interface Database {
    lakeOutbox: LakeOutboxTable;
    lakeBlocks: LakeBlocksTable;
  }
}
