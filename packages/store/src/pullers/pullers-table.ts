import type { ActorReference } from "@pharos/domain";
import type { Json } from "../database/column-types.ts";

export interface PullersTable {
  provider: string;
  text: string;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: Json<ActorReference>;
}

declare module "../database/database.ts" {
  interface Database {
    pullers: PullersTable;
  }
}
