import type { ComplianceOutcome } from "@pharos/domain";
import type { GeneratedAlways } from "kysely";

export interface ComplianceChangesTable {
  id: GeneratedAlways<number>;
  policyId: string;
  resourceId: string;
  at: Date;
  was: ComplianceOutcome | null;
  became: ComplianceOutcome | null;
}

declare module "../database/database.ts" {
  interface Database {
    complianceChanges: ComplianceChangesTable;
  }
}
