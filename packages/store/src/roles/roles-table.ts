import type { LogTypeAccessKind, Permission } from "@pharos/domain";

export interface RolesTable {
  id: string;
  name: string;
  permissions: Permission[];
  logTypeAccessKind: LogTypeAccessKind;
  logTypeAccess: string[];
  createdAt: Date;
  updatedAt: Date;
}

declare module "../database/database.ts" {
  interface Database {
    roles: RolesTable;
  }
}
