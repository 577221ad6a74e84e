import type { ActorReference, Detection, DetectionChangeAction, DetectionChangeOrigin } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";
import type { StoredChoices } from "../detections/detection-choices.ts";

export interface DetectionChangesTable {
  /** A bigint, as text. */
  id: Generated<string>;
  detectionId: string;
  action: DetectionChangeAction;
  origin: DetectionChangeOrigin;
  changedAt: Date;
  changedBy: Json<ActorReference> | null;
  body: Json<Detection> | null;
  choices: Json<StoredChoices> | null;
  managed: boolean | null;
  createdAt: Date | null;
  createdBy: Json<ActorReference> | null;
  lastModified: Date | null;
  lastModifiedBy: Json<ActorReference> | null;
  author: Json<ActorReference> | null;
}

declare module "../database/database.ts" {
  interface Database {
    detectionChanges: DetectionChangesTable;
  }
}
