import { hasPermission, type Sharing, sharingInvalid } from "@pharos/domain";
import type { SharingReader } from "@pharos/store";
import type { RequestContext } from "../context/request-context.ts";
import type { SharingInput } from "../generated/resolver-types.ts";

/** Who the actor is for what people share: tokens see what is shared with everyone. */
export async function sharingReaderOf({ actor, loaders }: RequestContext): Promise<SharingReader> {
  const { logTypeAccess } = actor;
  if (actor.kind !== "user") return { userId: undefined, roleId: undefined, logTypeAccess };
  return { userId: actor.id, roleId: (await loaders.users.load(actor.id))?.roleId, logTypeAccess };
}

/** Owners, and whoever manages what others search. */
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
