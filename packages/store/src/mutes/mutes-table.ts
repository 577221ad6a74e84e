import type { MuteSubject } from "@pharos/domain";

export interface MutesTable {
  id: string;
  subject: MuteSubject;
  subjectId: string;
  until: Date;
  reason: string;
  createdBy: string;
  createdAt: Date;
  endedBy: string | null;
  endedAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    mutes: MutesTable;
  }
}
