import type { IncomingMessage } from "node:http";
import { type Actor, permissions } from "@pharos/domain";

const local = new WeakSet<IncomingMessage>();

/** Says that a request came through the socket in the data folder, which only the owner of the installation may open. */
export function markLocal(request: IncomingMessage): void {
  local.add(request);
}

export function isLocal(request: IncomingMessage): boolean {
  return local.has(request);
}

/** Who uses the command line on the server's own host: whoever may open the data folder may do everything anyway. */
export const commandLineActor: Actor = { kind: "system", id: "command-line", name: "Command line", permissions };
