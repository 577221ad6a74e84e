export interface SessionsTable {
  id: string;
  familyId: string;
  userId: string;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  rotatedAt: Date | null;
  rotatedFor: Buffer | null;
  revokedAt: Date | null;
  confirmedAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    sessions: SessionsTable;
  }
}
