import type { ActorReference, Detection, DetectionKind, Severity } from "@pharos/domain";
import type { GeneratedAlways } from "kysely";
import type { Json } from "../database/column-types.ts";
import type { StoredChoices } from "./detection-choices.ts";

export interface DetectionsTable {
  id: string;
  kind: DetectionKind;
  displayName: string;
  sortName: GeneratedAlways<string>;
  enabled: boolean;
  enabledRank: GeneratedAlways<number>;
  severity: Severity;
  severityRank: number;
  logTypes: string[];
  resourceTypes: string[];
  tags: string[];
  managed: boolean;
  body: Json<Detection>;
  choices: Json<StoredChoices>;
  contentHash: Buffer;
  createdAt: Date;
  createdBy: Json<ActorReference> | null;
  lastModified: Date;
  lastModifiedBy: Json<ActorReference> | null;
  author: Json<ActorReference> | null;
}

declare module "../database/database.ts" {
  interface Database {
    detections: DetectionsTable;
  }
}
