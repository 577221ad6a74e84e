import type { Permission } from "@pharos/domain";

export interface ApiTokensTable {
  id: string;
  name: string;
  valueHash: Buffer;
  permissions: Permission[];
  logTypeAccess: string[] | null;
  createdBy: string;
  createdById: string | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    apiTokens: ApiTokensTable;
  }
}
