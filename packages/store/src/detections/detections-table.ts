import type { DetectionKind, Rule, Severity } from "@pharos/domain";
import type { GeneratedAlways } from "kysely";
import type { Json } from "../database/column-types.ts";

export interface DetectionsTable {
  id: string;
  kind: DetectionKind;
  displayName: string;
  sortName: GeneratedAlways<string>;
  enabled: boolean;
  enabledRank: GeneratedAlways<number>;
  enabledByUser: boolean | null;
  severity: Severity;
  severityRank: number;
  logTypes: string[];
  tags: string[];
  managed: boolean;
  body: Json<Rule>;
  contentHash: Buffer;
  createdAt: Date;
  lastModified: Date;
}
