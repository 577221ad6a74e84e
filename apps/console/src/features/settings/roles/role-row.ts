import type { RolesQuery } from "../../../graphql/generated/graphql.ts";

export type RoleRow = RolesQuery["roles"][number];
