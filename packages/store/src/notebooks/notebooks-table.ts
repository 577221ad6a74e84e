import type { ActorReference, NotebookStep } from "@pharos/domain";
import type { Json } from "../database/column-types.ts";
import type { SharingColumns } from "../database/sharing.ts";

export interface NotebooksTable extends SharingColumns {
  id: string;
  name: string;
  description: string;
  steps: Json<readonly NotebookStep[]>;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: Json<ActorReference>;
}

declare module "../database/database.ts" {
  interface Database {
    notebooks: NotebooksTable;
  }
}
