import { systemActor } from "@pharos/domain";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { createRequestContext } from "../context/request-context.ts";
import { replyWithError } from "../http/error-reply.ts";
import {
  authorizationMs,
  authorizePath,
  receiveAuthorization,
  redirectToProvider,
  tokenRedirectPath,
} from "./pull-authorization.ts";

const beginning = z.object({ id: z.string(), success_url: z.string(), link: z.string() });
const answer = z.object({ state: z.string(), code: z.string().optional(), error: z.string().optional() });
const cookieName = "pharos_pull_authorization";
const cookiePath = "/sources-oauth2";

/**
 * Where a browser goes to grant a source access to its provider, and where the provider sends it back. Who may begin is
 * decided when the link is made; the link and the state are signed, expire, and are good once.
 */
export async function registerPullAuthorization(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const context = () => createRequestContext(dependencies, systemActor);
  await app.register(async (scope) => {
    scope.setErrorHandler(replyWithError);
    scope.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    });
    scope.get(authorizePath, async (request, reply) => {
      const { id, success_url: successUrl, link } = beginning.parse(request.query);
      const { url, nonce } = await redirectToProvider(context(), { id, successUrl, link });
      setCookie(reply, nonce, authorizationMs / 1000, dependencies);
      return reply.redirect(url, 302);
    });
    scope.get(tokenRedirectPath, async (request, reply) => {
      const given = answer.parse(request.query);
      const url = await receiveAuthorization(context(), given, readCookie(request.headers.cookie));
      setCookie(reply, "", 0, dependencies);
      return reply.redirect(url, 302);
    });
  });
}

/** Lax, because the provider's page leads back here. */
function setCookie(reply: FastifyReply, value: string, seconds: number, { config }: ApiDependencies): void {
  const secure = config.publicUrl.startsWith("https:") ? "; Secure" : "";
  reply.header(
    "set-cookie",
    `${cookieName}=${value}; Path=${cookiePath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

function readCookie(header: string | undefined): string | undefined {
  const pairs = header?.split(";").map((pair) => pair.trim().split("=", 2)) ?? [];
  return pairs.find(([name]) => name === cookieName)?.[1] || undefined;
}
