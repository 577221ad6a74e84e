export const oneTimeTokenPurposes = ["first-admin", "invitation", "password-reset"] as const;
export type OneTimeTokenPurpose = (typeof oneTimeTokenPurposes)[number];

export interface OneTimeTokensTable {
  tokenHash: Buffer;
  purpose: OneTimeTokenPurpose;
  userId: string | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    oneTimeTokens: OneTimeTokensTable;
  }
}
