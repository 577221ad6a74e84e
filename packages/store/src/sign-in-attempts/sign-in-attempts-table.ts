export const signInAttemptKinds = ["password", "code", "challenge", "confirmation", "notification"] as const;
export type SignInAttemptKind = (typeof signInAttemptKinds)[number];

export interface SignInAttemptsTable {
  account: string;
  kind: SignInAttemptKind;
  origin: string;
  usedUntil: Date;
  refusedUntil: Date;
}

declare module "../database/database.ts" {
  interface Database {
    signInAttempts: SignInAttemptsTable;
  }
}
