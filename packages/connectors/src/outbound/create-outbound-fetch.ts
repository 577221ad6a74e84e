import dns from "node:dns";
import { isIP } from "node:net";
import { PharosError } from "@pharos/domain";
import { Agent, buildConnector, fetch, type RequestInit, type Response } from "undici";
import { isAllowedDestination, isNamed, parseAllowedDestinations } from "./allowed-destinations.ts";
import { addressRefused, plainHttpRefused } from "./errors.ts";
import { guardedLookup } from "./guarded-lookup.ts";

export type OutboundFetch = (url: string, request: RequestInit) => Promise<Response>;

export interface OutboundOptions {
  /** Host names, addresses and networks that need not be public. */
  readonly allowedPrivateHosts: readonly string[];
  /** Plain HTTP goes only to hosts and addresses that are named in `allowedPrivateHosts`. */
  readonly requiresTls?: boolean;
  /** How long nothing may be heard before the request fails. */
  readonly silenceMsMax?: number;
  readonly resolve?: typeof dns.lookup;
}

/**
 * The only way out. Where a connection goes is checked when it is made, with the address that is connected to: a name that
 * resolves to something else a moment later and a redirect change nothing.
 * @throws addressRefused, plainHttpRefused; of everything else undici's own errors
 */
export function createOutboundFetch({
  allowedPrivateHosts,
  requiresTls = false,
  silenceMsMax = 300_000,
  resolve = dns.lookup,
}: OutboundOptions): OutboundFetch {
  const allowed = parseAllowedDestinations(allowedPrivateHosts);
  const connectTo = buildConnector({ lookup: guardedLookup(allowed, resolve), timeout: 10_000 });
  const dispatcher = new Agent({
    headersTimeout: silenceMsMax,
    bodyTimeout: silenceMsMax,
    connect: (options, callback) => {
      // An address in the place of a name is never looked up.
      const host = options.hostname.replace(/^\[|\]$/g, "");
      const isRefused = isIP(host) !== 0 && !isAllowedDestination(allowed, host, host);
      if (isRefused) callback(addressRefused(host, [host]), null);
      else connectTo(options, callback);
    },
  });
  return async (url, request) => {
    const { protocol, hostname } = new URL(url);
    if (requiresTls && protocol !== "https:" && !isNamed(allowed, hostname)) throw plainHttpRefused(hostname);
    try {
      return await fetch(url, { ...request, dispatcher });
    } catch (error) {
      throw error instanceof Error && error.cause instanceof PharosError ? error.cause : error;
    }
  };
}
