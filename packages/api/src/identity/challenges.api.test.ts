import { openTestStore } from "@pharos/testkit";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TestApi } from "../testing/open-test-api.ts";
import { hashPassword } from "./password-hash.ts";
import { mfaRequiredSetting } from "./sign-in.ts";

/** Another for each test, so that none meets the failures of an earlier one. */
let email = "";
let tests = 0;
const password = "Lighthouse-keeper-7";
const newPassword = "Another-keeper-8";
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  passwordHash = await hashPassword(password);
});
afterAll(() => api.close());
beforeEach(() => {
  api.passSeconds(3600);
  tests += 1;
  email = `ada${tests}@example.com`;
});

const codeOf = (key: string) => new TOTP({ secret: key }).generate({ timestamp: api.now.getTime() });
async function anAnalyst() {
  const role = await api.store.roles.getByName("Analyst");
  return api.aUser(role?.id ?? "", { email, passwordHash });
}
const signIn = async (given = password) => (await api.post("/auth/sign-in", { email, password: given })).json();
const answer = (session: string, given: object) => api.post("/auth/challenge", { session, ...given });

test("an authenticator's code completes the sign-in, once", async () => {
  const user = await anAnalyst();
  await api.store.users.setTotpSecret(user.id, secret);
  const challenge = await signIn();
  expect(challenge).toEqual({ status: "CHALLENGE", challenge: "SOFTWARE_TOKEN_MFA", session: expect.any(String) });
  const code = codeOf(secret);
  expect((await answer(challenge.session, { code })).json()).toMatchObject({ status: "SIGNED_IN", user: { email } });
  const again = await answer((await signIn()).session, { code });
  expect(again.json()).toMatchObject({ code: "identity.wrong_code" });
  api.passSeconds(30);
  expect((await answer((await signIn()).session, { code: codeOf(secret) })).statusCode).toBe(200);
});

test("wrong codes lock the account like wrong passwords", async () => {
  const user = await anAnalyst();
  await api.store.users.setTotpSecret(user.id, secret);
  const { session } = await signIn();
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await answer(session, { code: "000000" })).statusCode).toBe(401);
  }
  expect((await answer(session, { code: codeOf(secret) })).statusCode).toBe(429);
  expect((await api.post("/auth/sign-in", { email, password })).statusCode).toBe(429);
});

test("a temporary password must be replaced by a good and different one", async () => {
  const user = await anAnalyst();
  await api.store.users.update(user.id, { status: "FORCE_CHANGE_PASSWORD" });
  const challenge = await signIn();
  expect(challenge.challenge).toBe("NEW_PASSWORD_REQUIRED");
  expect((await answer(challenge.session, { newPassword: "short" })).json()).toMatchObject({
    code: "identity.weak_password",
    fieldErrors: { newPassword: "Password must contain at least 12 characters" },
  });
  expect((await answer(challenge.session, { newPassword: password })).json().code).toBe("identity.weak_password");
  expect((await answer(challenge.session, { newPassword })).json().status).toBe("SIGNED_IN");
  expect((await signIn(newPassword)).status).toBe("SIGNED_IN");
  expect((await answer(challenge.session, { newPassword: "Third-keeper-99" })).json().code).toBe(
    "identity.challenge_over",
  );
});

test("where codes are required, an authenticator is set up on the way", async () => {
  await anAnalyst();
  await api.store.settings.set(mfaRequiredSetting, true, api.now);
  const challenge = await signIn();
  expect(challenge).toMatchObject({
    challenge: "MFA_SETUP",
    totp: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), uri: expect.stringContaining("otpauth://totp/Pharos:") },
  });
  expect((await answer(challenge.session, { code: "000000" })).statusCode).toBe(401);
  const done = await answer(challenge.session, { code: codeOf(challenge.totp.secret) });
  expect(done.json().status).toBe("SIGNED_IN");
  expect((await signIn()).challenge).toBe("SOFTWARE_TOKEN_MFA");
  await api.store.settings.delete(mfaRequiredSetting);
});

test("a challenge is over after five minutes", async () => {
  const user = await anAnalyst();
  await api.store.users.setTotpSecret(user.id, secret);
  const { session } = await signIn();
  api.passSeconds(301);
  expect((await answer(session, { code: codeOf(secret) })).json().code).toBe("identity.challenge_over");
  expect((await answer("nonsense", { code: codeOf(secret) })).json().code).toBe("identity.challenge_over");
});

test("a signed-in user sets up an authenticator", async () => {
  await anAnalyst();
  const { identityToken } = await signIn();
  const authorization = identityToken;
  const setup = await api.post("/auth/totp/setup", {}, { authorization });
  const cookie = String(setup.headers["set-cookie"]).split(";")[0] ?? "";
  expect(setup.headers["set-cookie"]).toContain("HttpOnly; SameSite=Strict");
  const verify = (code: string, cookies = cookie) =>
    api.post("/auth/totp/verify", { code }, { authorization, cookie: cookies });
  expect((await verify("000000")).json().code).toBe("identity.wrong_code");
  expect((await verify(codeOf(setup.json().secret), "")).json().code).toBe("identity.challenge_over");
  expect((await verify(codeOf(setup.json().secret))).statusCode).toBe(204);
  expect((await signIn()).challenge).toBe("SOFTWARE_TOKEN_MFA");
});

test("nobody sets up an authenticator signed out", async () => {
  expect((await api.post("/auth/totp/setup", {})).statusCode).toBe(401);
  expect((await api.post("/auth/totp/verify", { code: "123456" })).statusCode).toBe(401);
});
