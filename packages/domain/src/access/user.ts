export type UserStatus = "CONFIRMED" | "FORCE_CHANGE_PASSWORD" | "INVITED";
export interface User {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly roleId: string;
  readonly enabled: boolean;
  readonly status: UserStatus;
  readonly createdAt: Date;
  readonly lastLoggedInAt: Date | undefined;
}
