import { type Actor, liveVersionsPath, signedOut } from "@pharos/domain";
import type { SharedDigests, Store } from "@pharos/store";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { localActor } from "../access/local-request.ts";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { replyWithError } from "../http/error-reply.ts";
import { authenticateUser } from "../identity/authenticate.ts";
import { createIdentityContext } from "../identity/identity-context.ts";
import { entityTag, liveVersions } from "./live-versions.ts";

/** So long one reading of the shared digests serves every console. */
const sharedForMs = 1000;

/** The versions of what a console shows, so that it refetches what changed and nothing else. */
export async function registerLive(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const authenticate = authenticateUser(createIdentityContext(dependencies));
  const readShared = shareDigests(dependencies);
  await app.register(async (scope) => {
    scope.setErrorHandler(replyWithError);
    scope.get(liveVersionsPath, async (request, reply) => {
      const actor = localActor(request.raw) ?? (await authenticate(request.headers));
      if (!actor) throw signedOut();
      return sendVersions(dependencies, actor, await readShared(), request, reply);
    });
  });
}

async function sendVersions(
  { store, clock }: ApiDependencies,
  actor: Actor,
  shared: SharedDigests,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const notifications = actor.kind === "user" ? await store.live.notificationDigest(actor.id, actor.logTypeAccess) : "";
  const versions = liveVersions(actor, shared, notifications, clock());
  const tag = entityTag(versions);
  reply.header("etag", tag).header("cache-control", "private, no-store").header("vary", "authorization");
  if (request.headers["if-none-match"] === tag) return reply.code(304).send();
  return reply.send(versions);
}

/** One reading at a time, and none more often than needed, however many consoles ask. */
function shareDigests({ store, clock }: { store: Store; clock: () => Date }): () => Promise<SharedDigests> {
  let reading: { readonly atMs: number; readonly digests: Promise<SharedDigests> } | undefined;
  return () => {
    const nowMs = clock().getTime();
    if (reading && nowMs - reading.atMs < sharedForMs) return reading.digests;
    const digests = store.live.sharedDigests();
    const next = { atMs: nowMs, digests };
    reading = next;
    digests.catch(() => {
      if (reading === next) reading = undefined;
    });
    return digests;
  };
}
