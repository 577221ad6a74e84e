import type { IncomingMessage } from "node:http";
import { type Actor, permissions } from "@pharos/domain";

/** Requests that came through the socket in the data folder, which only the owner of the installation can open. */
const localRequests = new WeakSet<IncomingMessage>();

/** To be called by the server of that socket alone. */
export function markLocal(request: IncomingMessage): void {
  localRequests.add(request);
}

const commandLine: Actor = { kind: "system", id: "command-line", name: "Command line", permissions };

/** The command line on the server's own host may do everything; undefined for any other request. */
export function localActor(request: IncomingMessage): Actor | undefined {
  return localRequests.has(request) ? commandLine : undefined;
}
