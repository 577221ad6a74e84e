import type { IncomingHttpHeaders } from "node:http";
import type { Authenticate } from "../access/authenticate.ts";
import { readTokenActor } from "../access/token-actor.ts";
import type { ApiDependencies } from "../context/api-dependencies.ts";

/** A token's last use is kept to the minute: a write for every request would cost more than it tells. */
const lastUsedPrecisionMs = 60_000;

/** Undefined where the request brings no API token. */
export function tokenIn(headers: IncomingHttpHeaders): string | undefined {
  const value = headers["x-api-key"] ?? /^Bearer +(.+)$/i.exec(headers.authorization ?? "")?.[1];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The API token of the header X-API-Key, or of Authorization: Bearer. */
export function authenticateToken({ store, clock }: Pick<ApiDependencies, "store" | "clock">): Authenticate {
  return async (headers) => {
    const value = tokenIn(headers);
    if (value === undefined) return undefined;
    const now = clock();
    const token = await store.apiTokens.findByValue(value, now);
    if (token === undefined) return undefined;
    if (now.getTime() - (token.lastUsedAt?.getTime() ?? 0) >= lastUsedPrecisionMs) {
      await store.apiTokens.recordUse(token.id, now);
    }
    // As of now: somebody whose role was restricted since must not see more with a token of theirs.
    return readTokenActor(store, token);
  };
}
