import type { Sharing } from "@pharos/domain";
import { type Expression, type SqlBool, sql } from "kysely";
import { needsOnly } from "./conditions.ts";

/** Who looks: owners see their own, others what is shared with them. */
export interface SharingReader {
  readonly userId: string | undefined;
  readonly roleId: string | undefined;
  /** Absent for all. */
  readonly logTypeAccess: readonly string[] | undefined;
}

/** The columns of a table whose rows people own and share. */
export interface SharingColumns {
  /** Null: the owner is gone. */
  ownerId: string | null;
  isShared: boolean;
  /** Null for all roles. */
  sharedRoleIds: string[] | null;
  /** What whoever wrote it saw; null for all. */
  neededLogTypes: string[] | null;
}

/** Whether a row of such a table is the reader's own, or shared with them and of log types that they see. */
export function isVisibleTo({ userId, roleId, logTypeAccess }: SharingReader): Expression<SqlBool> {
  const isOfRole = roleId === undefined ? sql<SqlBool>`false` : sql<SqlBool>`${roleId} = ANY (shared_role_ids)`;
  const isReadable = logTypeAccess ? needsOnly("neededLogTypes", logTypeAccess) : sql<SqlBool>`true`;
  const isShared = sql<SqlBool>`(is_shared AND (shared_role_ids IS NULL OR ${isOfRole}) AND ${isReadable})`;
  return userId === undefined ? isShared : sql<SqlBool>`(owner_id = ${userId} OR ${isShared})`;
}

export function sharingColumns(sharing: Sharing): Pick<SharingColumns, "isShared" | "sharedRoleIds"> {
  return {
    isShared: sharing.kind !== "PRIVATE",
    sharedRoleIds: sharing.kind === "ROLES" ? [...sharing.roleIds] : null,
  };
}

export function asSharing({ isShared, sharedRoleIds }: Pick<SharingColumns, "isShared" | "sharedRoleIds">): Sharing {
  if (!isShared) return { kind: "PRIVATE" };
  return sharedRoleIds ? { kind: "ROLES", roleIds: sharedRoleIds } : { kind: "EVERYONE" };
}
