import type { ActorReference, DashboardPanel, DashboardVariable } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

export interface DashboardsTable {
  id: string;
  /** Null: the owner is gone. */
  ownerId: string | null;
  name: string;
  description: string;
  panels: Json<readonly DashboardPanel[]>;
  variables: Json<readonly DashboardVariable[]>;
  relativeTime: string;
  refreshSeconds: number | null;
  managed: Generated<boolean>;
  isShared: boolean;
  /** Null for all roles. */
  sharedRoleIds: string[] | null;
  /** Null for all. */
  neededLogTypes: string[] | null;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: Json<ActorReference>;
  /** When an upload last wrote it; null: none did. */
  uploadedAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    dashboards: DashboardsTable;
  }
}
