import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Actor } from "@pharos/domain";
import { commandLineActor, isLocal } from "./local-request.ts";

/** Who sends a request with these headers; undefined when they prove nothing. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Actor | undefined>;

/** Who sends a request: the command line over the local socket, or whom its headers prove. */
export async function actorOfRequest(request: IncomingMessage, authenticate: Authenticate): Promise<Actor | undefined> {
  return isLocal(request) ? commandLineActor : authenticate(request.headers);
}
