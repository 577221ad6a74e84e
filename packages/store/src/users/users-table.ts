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
  failedSignIns: Generated<number>;
  lockedUntil: Date | null;
  createdAt: Date;
  lastLoggedInAt: Date | null;
}
