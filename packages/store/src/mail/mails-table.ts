import type { DeliveryStatus, MailPurpose } from "@pharos/domain";
import type { Generated } from "kysely";

export interface MailsTable {
  id: string;
  purpose: MailPurpose;
  recipients: string[];
  topics: string[];
  content: string | null;
  status: DeliveryStatus;
  attempts: Generated<number>;
  error: Generated<string>;
  createdAt: Date;
  nextAttemptAt: Date;
  expiresAt: Date;
  failedAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    mails: MailsTable;
  }
}
