import type { UserStatus } from "@pharos/domain";
import type { Generated } from "kysely";

export interface UsersTable {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  roleId: string;
  enabled: boolean;
  status: UserStatus;
  passwordHash: string | null;
  totpSecret: string | null;
  totpLastStep: Generated<number>;
  createdAt: Date;
  lastLoggedInAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    users: UsersTable;
  }
}
