import type { ComplianceStatus } from "@pharos/domain";

export interface ComplianceTable {
  policyId: string;
  resourceId: string;
  status: ComplianceStatus;
  suppressed: boolean;
  error: string;
  checkedAt: Date;
  changedAt: Date;
  alertDueAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    compliance: ComplianceTable;
  }
}
