import type { Actor, ActorReference } from "@pharos/domain";

/** Who it was, as records keep it. */
export function referenceOf({ kind, id, name }: Actor): ActorReference {
  return { kind, id, name };
}
