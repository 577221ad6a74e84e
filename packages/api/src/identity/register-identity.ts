import { signedOut } from "@pharos/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { clientAddress } from "../http/client-address.ts";
import { replyWithError } from "../http/error-reply.ts";
import { AddressLimit } from "./address-limit.ts";
import { answerChallenge } from "./answer-challenge.ts";
import { ownerOfRequest } from "./authenticate.ts";
import { challengeSessionSeconds } from "./challenge-session.ts";
import { clientOf } from "./client.ts";
import { confirmSession, type Owner } from "./confirm-owner.ts";
import {
  deviceCookie,
  type IdentityCookie,
  readCookie,
  refreshCookie,
  setCookie,
  totpSetupCookie,
} from "./credentials/cookies.ts";
import { deviceOf, deviceTokenSeconds, issueDeviceToken } from "./credentials/device-token.ts";
import { linkOver, sessionOver, strangeOrigin, tooManyRequests } from "./errors.ts";
import { createFirstAdmin, isFirstAdminTokenGood } from "./first-administrator.ts";
import { ForgottenPasswords } from "./forgotten-password.ts";
import { createIdentityContext, type IdentityContext, isHttps } from "./identity-context.ts";
import * as body from "./identity-requests.ts";
import { isOwnOrigin } from "./origin-check.ts";
import { acceptInvitation, changePassword, resetPassword } from "./passwords.ts";
import { renewSession } from "./session.ts";
import { type SignInResult, signIn } from "./sign-in.ts";
import { beginTotpSetup, verifyTotpSetup } from "./totp-setup.ts";

/** Of one network address, for what a password, code or link could be guessed with. */
const guesses = { burst: 60, refillMs: 1000 };
/** Of one network address, for renewing and ending sessions: 256 random bits are not guessed, and pages load often. */
const renewals = { burst: 600, refillMs: 100 };
const sessionRoutes = new Set(["/auth/refresh", "/auth/sign-out"]);

/** Sign-in and everything around it, under `/auth`. */
export async function registerIdentity(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const context = createIdentityContext(dependencies);
  await app.register(
    async (scope) => {
      scope.setErrorHandler(replyWithError);
      protect(scope, context);
      addSessionRoutes(scope, context);
      addLinkRoutes(scope, context);
      addAccountRoutes(scope, context);
    },
    { prefix: "/auth" },
  );
}

function protect(scope: FastifyInstance, { config, clock }: IdentityContext): void {
  const guessLimit = new AddressLimit(guesses);
  const renewalLimit = new AddressLimit(renewals);
  scope.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, config.ownOrigins)) throw strangeOrigin(origin);
    const limit = sessionRoutes.has(request.routeOptions.url ?? "") ? renewalLimit : guessLimit;
    const waitSeconds = limit.take(clientAddress(request.ip), clock());
    if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  });
}

function addSessionRoutes(scope: FastifyInstance, context: IdentityContext): void {
  scope.post("/sign-in", async (request, reply) => {
    const { email, password } = body.signIn.parse(request.body);
    const client = await clientOf(context, request);
    return answerSignIn(context, request, reply, await signIn(context, email, password, client));
  });
  scope.post("/challenge", async (request, reply) => {
    const answer = body.challenge.parse(request.body);
    const client = await clientOf(context, request);
    return answerSignIn(context, request, reply, await answerChallenge(context, answer, client));
  });
  scope.post("/refresh", async (request, reply) => {
    const token = readOwnCookie(context, request, refreshCookie);
    if (token === undefined) throw sessionOver();
    const client = await clientOf(context, request);
    return answerSignIn(context, request, reply, await renewSession(context, token, client));
  });
  scope.post("/sign-out", async (request, reply) => {
    const token = readOwnCookie(context, request, refreshCookie);
    if (token !== undefined) await context.store.sessions.revokeByToken(token, context.clock());
    return forgetSession(context, reply);
  });
  scope.post("/sign-out-everywhere", async (request, reply) => {
    const { user } = await signedInOwner(context, request);
    await context.store.sessions.revokeAllOfUser(user.id, context.clock());
    return forgetSession(context, reply);
  });
}

function addLinkRoutes(scope: FastifyInstance, context: IdentityContext): void {
  const forgotten = new ForgottenPasswords();
  // A POST, because addresses end up in logs.
  scope.post("/first-admin/check", async (request, reply) => {
    const { token } = body.firstAdminCheck.parse(request.body);
    if (await isFirstAdminTokenGood(context, token)) return reply.code(204).send();
    const { code, message } = linkOver();
    return reply.code(410).send({ code, category: "NotFound", message });
  });
  scope.post("/first-admin", async (request, reply) => {
    const { token, ...administrator } = body.firstAdmin.parse(request.body);
    return answerSignIn(context, request, reply, await createFirstAdmin(context, token, administrator));
  });
  scope.post("/invitation", async (request, reply) => {
    const { token, password } = body.invitation.parse(request.body);
    return answerSignIn(context, request, reply, await acceptInvitation(context, token, password));
  });
  scope.post("/password-forgot", async (request, reply) => {
    const { email } = body.passwordForgot.parse(request.body);
    // Not awaited: how long it takes would tell whether the person exists.
    forgotten.report(context, email).catch((err: unknown) => request.log.error({ err }, "password-forgot failed"));
    return reply.code(202).send();
  });
  scope.post("/password-reset", async (request, reply) => {
    const { token, newPassword } = body.passwordReset.parse(request.body);
    const { id } = await resetPassword(context, token, newPassword);
    await rememberDevice(context, request, reply, id);
    return reply.code(204).send();
  });
}

function addAccountRoutes(scope: FastifyInstance, context: IdentityContext): void {
  scope.post("/confirm", async (request, reply) => {
    const owner = await signedInOwner(context, request);
    await confirmSession(context, owner, body.confirm.parse(request.body));
    return reply.code(204).send();
  });
  scope.post("/change-password", async (request, reply) => {
    const owner = await signedInOwner(context, request);
    await changePassword(context, owner, body.changePassword.parse(request.body));
    return forgetSession(context, reply);
  });
  scope.post("/totp/setup", async (request, reply) => {
    const { secret, uri, sealed } = await beginTotpSetup(context, await signedInOwner(context, request));
    addCookie(context, reply, totpSetupCookie, sealed, challengeSessionSeconds);
    return { secret, uri };
  });
  scope.post("/totp/verify", async (request, reply) => {
    const owner = await signedInOwner(context, request);
    const { code } = body.totpVerify.parse(request.body);
    await verifyTotpSetup(context, owner, readOwnCookie(context, request, totpSetupCookie), code);
    addCookie(context, reply, totpSetupCookie, "", 0);
    return reply.code(204).send();
  });
}

async function signedInOwner(context: IdentityContext, request: FastifyRequest): Promise<Owner> {
  const owner = await ownerOfRequest(context, request.headers);
  if (owner === undefined) throw signedOut();
  return owner;
}

async function answerSignIn(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, refreshToken }: SignInResult,
) {
  if (refreshToken !== undefined) {
    addCookie(context, reply, refreshCookie, refreshToken, context.config.sessionHours * 3600);
    await rememberDevice(context, request, reply, answer.user.id);
  }
  return reply.send(answer);
}

/** The browser is known from now on: strangers cannot use up its attempts to sign in. */
async function rememberDevice(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const { device } = await clientOf(context, request);
  const token = await issueDeviceToken(context.keys.device, deviceOf(userId, device), context.clock());
  addCookie(context, reply, deviceCookie, token, deviceTokenSeconds);
}

function forgetSession(context: IdentityContext, reply: FastifyReply): FastifyReply {
  addCookie(context, reply, refreshCookie, "", 0);
  return reply.code(204).send();
}

function readOwnCookie(context: IdentityContext, request: FastifyRequest, cookie: IdentityCookie): string | undefined {
  return readCookie(cookie, request.headers.cookie, isHttps(context));
}

function addCookie(
  context: IdentityContext,
  reply: FastifyReply,
  cookie: IdentityCookie,
  value: string,
  maxAgeSeconds: number,
): void {
  reply.header("set-cookie", setCookie(cookie, value, { maxAgeSeconds, isSecure: isHttps(context) }));
}
