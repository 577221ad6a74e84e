import { hasPermission, type Sharing, sharingInvalid } from "@pharos/domain";
import type { SharingReader } from "@pharos/store";
import type { RequestContext } from "../context/request-context.ts";
import type { SharingInput } from "../generated/resolver-types.ts";

/** Returns the actor as a reader of what people share. API tokens see what is shared with everyone. */
export async function sharingReaderOf({ actor, loaders }: RequestContext): Promise<SharingReader> {
  const { logTypeAccess } = actor;
  if (actor.kind !== "user") return { userId: undefined, roleId: undefined, logTypeAccess };
  return { userId: actor.id, roleId: (await loaders.users.load(actor.id))?.roleId, logTypeAccess };
}

/** True for owners, and for people who may manage saved searches. */
export function mayChangeShared(
  { actor }: RequestContext,
  { ownerId }: { readonly ownerId: string | undefined },
): boolean {
  return ownerId === actor.id || hasPermission(actor.permissions, "DataAnalyticsModify");
}

/** @throws sharingInvalid without a role to share with */
export function readSharing({ kind, roleIds }: SharingInput): Sharing {
  if (kind !== "ROLES") return { kind };
  if (!roleIds?.length) throw sharingInvalid();
  return { kind, roleIds };
}
