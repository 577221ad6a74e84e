import { signedOut, type User } from "@pharos/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiDependencies } from "../api-dependencies.ts";
import { replyWithError } from "../http/error-reply.ts";
import { answerChallenge } from "./answer-challenge.ts";
import { AttemptLimit } from "./attempt-limit.ts";
import { userOfRequest } from "./authenticate.ts";
import { challengeSessionSeconds } from "./challenge-session.ts";
import { readCookie, refreshCookie, setCookie, totpSetupCookie } from "./cookies.ts";
import { linkOver, sessionOver, strangeOrigin, tooManyRequests } from "./errors.ts";
import { createFirstAdmin, isFirstAdminTokenGood } from "./first-administrator.ts";
import { ForgottenPasswords } from "./forgotten-password.ts";
import { createIdentityContext, type IdentityContext } from "./identity-context.ts";
import * as body from "./identity-requests.ts";
import { isOwnOrigin } from "./origin-check.ts";
import { acceptInvitation, changePassword, resetPassword } from "./passwords.ts";
import { type RenewedSession, renewSession } from "./session.ts";
import { type SignInResult, signIn } from "./sign-in.ts";
import { beginTotpSetup, verifyTotpSetup } from "./totp-setup.ts";

/** Of one network address, for what a password, code or link could be guessed with. */
const guessesPerMinute = 60;
/** Of one network address, for renewing and ending sessions: 256 random bits are not guessed, and pages load often. */
const renewalsPerMinute = 600;
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
  const guesses = new AttemptLimit(guessesPerMinute);
  const renewals = new AttemptLimit(renewalsPerMinute);
  scope.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!isOwnOrigin(request.headers.origin, request.headers.host, config.publicUrl)) throw strangeOrigin();
    const limit = sessionRoutes.has(request.routeOptions.url ?? "") ? renewals : guesses;
    const waitSeconds = limit.take(request.ip ?? "local", clock());
    if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  });
}

function addSessionRoutes(scope: FastifyInstance, context: IdentityContext): void {
  scope.post("/sign-in", async (request, reply) => {
    const { email, password } = body.signIn.parse(request.body);
    return answerSignIn(context, reply, await signIn(context, email, password));
  });
  scope.post("/challenge", async (request, reply) =>
    answerSignIn(context, reply, await answerChallenge(context, body.challenge.parse(request.body))),
  );
  scope.post("/refresh", async (request, reply) => {
    const token = readCookie(refreshCookie, request.headers.cookie);
    if (token === undefined) throw sessionOver();
    return answerSignIn(context, reply, await renewSession(context, token));
  });
  scope.post("/sign-out", async (request, reply) => {
    const token = readCookie(refreshCookie, request.headers.cookie);
    if (token !== undefined) await context.store.sessions.revokeByToken(token, context.clock());
    return forgetSession(context, reply);
  });
  scope.post("/sign-out-everywhere", async (request, reply) => {
    const user = await signedInUser(context, request);
    await context.store.sessions.revokeAllOfUser(user.id, context.clock());
    return forgetSession(context, reply);
  });
}

function addLinkRoutes(scope: FastifyInstance, context: IdentityContext): void {
  const forgotten = new ForgottenPasswords();
  scope.get("/first-admin", async (request, reply) => {
    const { token } = body.firstAdminQuery.parse(request.query);
    if (await isFirstAdminTokenGood(context, token)) return reply.code(204).send();
    const { code, message } = linkOver();
    return reply.code(410).send({ code, category: "NotFound", message });
  });
  scope.post("/first-admin", async (request, reply) => {
    const { token, ...administrator } = body.firstAdmin.parse(request.body);
    return answerSignIn(context, reply, await createFirstAdmin(context, token, administrator));
  });
  scope.post("/invitation", async (request, reply) => {
    const { token, password } = body.invitation.parse(request.body);
    return answerSignIn(context, reply, await acceptInvitation(context, token, password));
  });
  scope.post("/password-forgot", async (request, reply) => {
    const { email } = body.passwordForgot.parse(request.body);
    // Not awaited: how long it takes would tell whether the person exists.
    forgotten.report(context, email).catch((err: unknown) => request.log.error({ err }, "password-forgot failed"));
    return reply.code(202).send();
  });
  scope.post("/password-reset", async (request, reply) => {
    const { token, newPassword } = body.passwordReset.parse(request.body);
    await resetPassword(context, token, newPassword);
    return reply.code(204).send();
  });
}

function addAccountRoutes(scope: FastifyInstance, context: IdentityContext): void {
  scope.post("/change-password", async (request, reply) => {
    const user = await signedInUser(context, request);
    const { oldPassword, newPassword } = body.changePassword.parse(request.body);
    await changePassword(context, user, oldPassword, newPassword);
    return forgetSession(context, reply);
  });
  scope.post("/totp/setup", async (request, reply) => {
    const { secret, uri, sealed } = await beginTotpSetup(context, await signedInUser(context, request));
    reply.header(
      "set-cookie",
      setCookie(totpSetupCookie, sealed, { maxAgeSeconds: challengeSessionSeconds, isSecure: isHttps(context) }),
    );
    return { secret, uri };
  });
  scope.post("/totp/verify", async (request, reply) => {
    const user = await signedInUser(context, request);
    const { code } = body.totpVerify.parse(request.body);
    await verifyTotpSetup(context, user, readCookie(totpSetupCookie, request.headers.cookie), code);
    reply.header("set-cookie", setCookie(totpSetupCookie, "", { maxAgeSeconds: 0, isSecure: isHttps(context) }));
    return reply.code(204).send();
  });
}

async function signedInUser(context: IdentityContext, request: FastifyRequest): Promise<User> {
  const user = await userOfRequest(context, request.headers);
  if (user === undefined) throw signedOut();
  return user;
}

function answerSignIn(
  context: IdentityContext,
  reply: FastifyReply,
  { answer, refreshToken }: SignInResult | RenewedSession,
) {
  if (refreshToken !== undefined) {
    const maxAgeSeconds = context.config.sessionHours * 3600;
    reply.header("set-cookie", setCookie(refreshCookie, refreshToken, { maxAgeSeconds, isSecure: isHttps(context) }));
  }
  return reply.send(answer);
}

function forgetSession(context: IdentityContext, reply: FastifyReply): FastifyReply {
  reply.header("set-cookie", setCookie(refreshCookie, "", { maxAgeSeconds: 0, isSecure: isHttps(context) }));
  return reply.code(204).send();
}

function isHttps({ config }: IdentityContext): boolean {
  return config.publicUrl.startsWith("https:");
}
