import type { Actor, ActorReference, DetectionChangeOrigin } from "@pharos/domain";

/** Who it was, as records keep it. */
export function referenceOf({ kind, id, name, logTypeAccess }: Actor): ActorReference {
  return { kind, id, name, ...(logTypeAccess && { logTypeAccess }) };
}

/** People change detections in the console, programs through the API. */
export function originOf({ kind }: Actor): DetectionChangeOrigin {
  return kind === "user" ? "CONSOLE" : "API";
}
