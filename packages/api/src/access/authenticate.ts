import type { IncomingHttpHeaders } from "node:http";
import type { Actor } from "@pharos/domain";

/** Who sends a request with these headers; undefined when they prove nothing. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Actor | undefined>;
