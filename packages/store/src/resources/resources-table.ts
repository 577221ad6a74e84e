import type { Json } from "../database/column-types.ts";

export interface ResourcesTable {
  id: string;
  type: string;
  accountId: string;
  region: string;
  name: string;
  attributes: Json<Readonly<Record<string, unknown>>>;
  contentHash: Buffer;
  createdAt: Date;
  changedAt: Date;
  seenAt: Date;
  deletedAt: Date | null;
  checkDueAt: Date;
}

declare module "../database/database.ts" {
  interface Database {
    resources: ResourcesTable;
  }
}
