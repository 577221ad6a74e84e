import type { Actor } from "@pharos/domain";
import type { ApiToken, Store } from "@pharos/store";

/** The token with its permissions and the log types that its author sees as of now, whatever they saw when it was made. */
export async function readTokenActor(store: Store, { id, name, permissions }: ApiToken): Promise<Actor> {
  const logTypeAccess = (await store.authors.access())({ kind: "api-token", id, name });
  return { kind: "api-token", id, name, permissions, ...(logTypeAccess && { logTypeAccess }) };
}
