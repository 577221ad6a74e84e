import type { Actor, ActorReference, DetectionChangeOrigin, User } from "@pharos/domain";
import type { ApiToken } from "@pharos/store";

/** Somebody as records keep them, or the user or token itself. */
export type ShownActor = ActorReference | User | ApiToken;

/** Who it was, as records keep it. */
export function referenceOf({ kind, id, name, logTypeAccess }: Actor): ActorReference {
  return { kind, id, name, ...(logTypeAccess && { logTypeAccess }) };
}

interface ActorLoaders {
  readonly users: { load(id: string): Promise<User | undefined> };
  readonly apiTokens: { load(id: string): Promise<ApiToken | undefined> };
}

/** The user or token itself, where it still exists. */
export async function findActor({ users, apiTokens }: ActorLoaders, reference: ActorReference): Promise<ShownActor> {
  const { kind, id } = reference;
  const found = kind === "user" ? users.load(id) : kind === "api-token" ? apiTokens.load(id) : undefined;
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
