import { defineError, type LogSource } from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { FastifyRequest } from "fastify";
import { clientAddress } from "../http/client-address.ts";
import { sourceDisabled } from "../ingest/errors.ts";
import { UnknownSenders } from "../ingest/unknown-senders.ts";
import { type Credentials, readCredentials } from "./read-credentials.ts";

export const shipperTokenMissing = defineError(
  "ingest.shipper_token_missing",
  "Unauthenticated",
  () =>
    "Send the secret of an HTTP log source in the header Authorization. It decides which source the logs belong to.",
);
export const shipperTokenUnknown = defineError(
  "ingest.shipper_token_unknown",
  "Unauthenticated",
  () =>
    "No HTTP log source has this secret. Use the secret of a source with a bearer token, a shared secret or Basic authentication.",
);
export const shipperTokenShared = defineError(
  "ingest.shipper_token_shared",
  "Unauthenticated",
  (labels: readonly string[]) =>
    `${labels.length} log sources have this secret, so it does not say which one the logs belong to. Give each source a secret of its own.`,
);

/** Finds the source by the credentials of the request: these protocols have no address of a source. */
export function createShipperCheck(store: Store): (request: FastifyRequest) => Promise<LogSource> {
  const unknown = new UnknownSenders();
  return async (request) => {
    using _looking = unknown.enter(clientAddress(request.ip));
    const credentials = readCredentials(request.headers);
    if (credentials.length === 0) throw shipperTokenMissing();
    const found = await Promise.all(
      credentials.map(async (one) => {
        const candidates = await store.sources.listBySecret(one.secret);
        return candidates.filter((candidate) => accepts(candidate, one));
      }),
    );
    const [source, ...others] = found.flat();
    if (!source) throw shipperTokenUnknown();
    if (others.length > 0) throw shipperTokenShared([source, ...others].map(({ label }) => label));
    if (!source.enabled) throw sourceDisabled(source.label);
    return source;
  };
}

/** A source with Basic authentication wants its user name as well; the others have none, so any is good. */
function accepts({ auth }: LogSource, { username }: Credentials): boolean {
  return auth.method !== "Basic" || username === (auth.username ?? "");
}
