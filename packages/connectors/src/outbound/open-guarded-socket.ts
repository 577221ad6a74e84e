import dns from "node:dns";
import { once } from "node:events";
import { connect, isIP, type Socket } from "node:net";
import { type AllowedDestinations, isAllowedDestination } from "./allowed-destinations.ts";
import { addressRefused } from "./errors.ts";
import { guardedLookup } from "./guarded-lookup.ts";

export interface SocketTarget {
  readonly host: string;
  readonly port: number;
}

/** A plain connection to an address that was checked. @throws addressRefused, and errors of the network */
export async function openGuardedSocket(
  { host, port }: SocketTarget,
  allowed: AllowedDestinations,
  { timeoutMs, resolve = dns.lookup }: { readonly timeoutMs: number; readonly resolve?: typeof dns.lookup },
): Promise<Socket> {
  // An address in the place of a name is never looked up.
  if (isIP(host) !== 0 && !isAllowedDestination(allowed, host, host)) throw addressRefused(host, [host]);
  const socket = connect({ host, port, lookup: guardedLookup(allowed, resolve) });
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return socket;
}
