import type { Permission } from "./permission.ts";

/** Who does something: a person, an API token, the command line on the server's own host, or Pharos itself. */
export type ActorKind = "user" | "api-token" | "system";
export interface Actor {
  readonly kind: ActorKind;
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** Of a user who is signed in: the sign-in that the request belongs to. */
  readonly sessionId?: string;
  /** The log types that count in what the actor asks of the data lake; absent for all. */
  readonly logTypeAccess?: readonly string[];
}
/** Who it was, as records keep it. */
export interface ActorReference {
  readonly kind: ActorKind;
  readonly id: string;
  readonly name: string;
  /** The log types that they saw at that time; absent for all. */
  readonly logTypeAccess?: readonly string[];
}

/** Tells actors apart, of all kinds: where each has a turn, or a share. */
export function identifyActor({ kind, id }: Pick<ActorReference, "kind" | "id">): string {
  return `${kind} ${id}`;
}

export const systemActor: Actor = { kind: "system", id: "system", name: "Pharos", permissions: [] };
