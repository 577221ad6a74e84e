import type { ActorReference, LogTypeAccessKind, Permission } from "@pharos/domain";
import type { Json } from "../database/column-types.ts";

export interface RolesTable {
  id: string;
  name: string;
  permissions: Permission[];
  logTypeAccessKind: LogTypeAccessKind;
  logTypeAccess: string[];
  createdAt: Date;
  updatedAt: Date;
  updatedBy: Json<ActorReference> | null;
}

declare module "../database/database.ts" {
  interface Database {
    roles: RolesTable;
  }
}
