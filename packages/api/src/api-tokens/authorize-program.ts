import { type Actor, type Permission, tokenInvalid } from "@pharos/domain";
import type { FastifyRequest } from "fastify";
import { authorize } from "../access/authorize.ts";
import { localActor } from "../access/local-request.ts";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { authenticateToken } from "./authenticate.ts";

/**
 * Lets programs pass that send an API token with the permission, as `X-API-Key` or as `Authorization: Bearer`, and the
 * command line on this host. @throws tokenInvalid, access.forbidden
 */
export function authorizeProgram(
  dependencies: Pick<ApiDependencies, "store" | "clock">,
  needed: Permission,
): (request: FastifyRequest) => Promise<Actor> {
  const authenticate = authenticateToken(dependencies);
  return async ({ raw, headers }) => {
    const actor = localActor(raw) ?? (await authenticate(headers));
    if (actor === undefined) throw tokenInvalid();
    authorize(actor, needed);
    return actor;
  };
}
