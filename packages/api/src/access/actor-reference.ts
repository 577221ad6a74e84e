import type { Actor, ActorReference } from "@pharos/domain";

/** Who it was, as records keep it. */
export function referenceOf({ kind, id, name, logTypeAccess }: Actor): ActorReference {
  return { kind, id, name, ...(logTypeAccess && { logTypeAccess }) };
}
