import type { Actor, ActorReference, DetectionChangeOrigin, User } from "@pharos/domain";
import type { ApiToken } from "@pharos/store";
import type { RequestContext } from "../context/request-context.ts";

/** Somebody as records keep them, or the user or token itself. */
export type ShownActor = ActorReference | User | ApiToken;

/** Who it was, as records keep it. */
export function referenceOf({ kind, id, name, logTypeAccess }: Actor): ActorReference {
  return { kind, id, name, ...(logTypeAccess && { logTypeAccess }) };
}

/** The user or token itself, where it still exists. */
export async function findActor({ loaders }: RequestContext, reference: ActorReference): Promise<ShownActor> {
  const { kind, id } = reference;
  const found =
    kind === "user" ? loaders.users.load(id) : kind === "api-token" ? loaders.apiTokens.load(id) : undefined;
  return (await found) ?? reference;
}

export function typeNameOf(actor: ShownActor): "User" | "APIToken" | "RecordedActor" {
  if ("email" in actor) return "User";
  return "permissions" in actor ? "APIToken" : "RecordedActor";
}

/** People change detections in the console, programs through the API. */
export function originOf({ kind }: Actor): DetectionChangeOrigin {
  return kind === "user" ? "CONSOLE" : "API";
}
