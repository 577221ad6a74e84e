import type { ActorReference } from "@pharos/domain";
import type { Json } from "../database/column-types.ts";

export interface ProjectArchivesTable {
  id: string;
  actor: Json<ActorReference>;
  archive: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
}

declare module "../database/database.ts" {
  interface Database {
    projectArchives: ProjectArchivesTable;
  }
}
