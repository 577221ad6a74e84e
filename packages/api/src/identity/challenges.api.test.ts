import { openTestStore } from "@pharos/testkit";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestApi } from "../testing/open-test-api.ts";
import { hashPassword } from "./credentials/password-hash.ts";

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

test("of forty codes that arrive at the same time five get a verdict, and the challenge is spent", async () => {
  const user = await anAnalyst();
  await api.store.users.setTotpSecret(user.id, secret);
  const { session } = await signIn();
  const answers = await Promise.all(Array.from({ length: 40 }, () => answer(session, { code: "000000" })));
  const codes = answers.map((response) => response.json().code);
  expect(codes.filter((code) => code === "identity.wrong_code")).toHaveLength(5);
  expect(codes.filter((code) => code === "identity.challenge_over")).toHaveLength(35);
  expect((await answer(session, { code: codeOf(secret) })).json().code).toBe("identity.challenge_over");
});

test("another challenge gives no more codes to guess", async () => {
  const user = await anAnalyst();
  await api.store.users.setTotpSecret(user.id, secret);
  for (let attempt = 1; attempt <= 5; attempt++) await answer((await signIn()).session, { code: "000000" });
  const refused = await answer((await signIn()).session, { code: codeOf(secret) });
  expect([refused.statusCode, refused.json().code]).toEqual([429, "identity.locked_out"]);
  api.passSeconds(120);
  expect((await answer((await signIn()).session, { code: codeOf(secret) })).statusCode).toBe(200);
});

test("somebody who guesses codes from many networks is stopped after ten, and the user is told", async () => {
  const user = await anAnalyst();
  await api.store.users.setTotpSecret(user.id, secret);
  const statuses: number[] = [];
  for (let network = 1; network <= 12; network++) {
    const { session } = await signIn();
    const remoteAddress = `198.51.100.${network}`;
    const payload = { session, code: "000000" };
    statuses.push(
      (await api.app.inject({ method: "POST", url: "/auth/challenge", payload, remoteAddress })).statusCode,
    );
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 429, 429]);
  expect((await api.store.notifications.list(user.id, { pageSize: 5 })).items).toMatchObject([
    { title: "Too many failed sign-ins", message: expect.stringContaining("knows the password") },
  ]);
});

test("a password that an administrator had replaced is so by a good and different one", async () => {
  const user = await anAnalyst();
  const { identityToken: authorization } = await signIn();
  const admin = await api.signedIn("UserModify");
  const { errors } = await admin.ask(`mutation { requirePasswordChange(id: "${user.id}") { user { status } } }`);
  expect(errors).toEqual([]);
  expect((await api.post("/auth/totp/setup", {}, { authorization })).statusCode).toBe(401);
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
  const admin = await api.signedIn("GeneralSettingsModify");
  const require = (mfaRequired: boolean) =>
    admin.ask(`mutation { updateGeneralSettings(input: { mfaRequired: ${mfaRequired} }) { mfaRequired } }`);
  expect((await require(true)).data.updateGeneralSettings).toEqual({ mfaRequired: true });
  const challenge = await signIn();
  expect(challenge).toMatchObject({
    challenge: "MFA_SETUP",
    totp: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), uri: expect.stringContaining("otpauth://totp/Pharos:") },
  });
  expect((await answer(challenge.session, { code: "000000" })).statusCode).toBe(401);
  const done = await answer(challenge.session, { code: codeOf(challenge.totp.secret) });
  expect(done.json().status).toBe("SIGNED_IN");
  expect((await signIn()).challenge).toBe("SOFTWARE_TOKEN_MFA");
  await require(false);
});

test("a challenge is over after five minutes", async () => {
  const user = await anAnalyst();
  await api.store.users.setTotpSecret(user.id, secret);
  const { session } = await signIn();
  api.passSeconds(301);
  expect((await answer(session, { code: codeOf(secret) })).json().code).toBe("identity.challenge_over");
  expect((await answer("nonsense", { code: codeOf(secret) })).json().code).toBe("identity.challenge_over");
});

describe("a signed-in user", () => {
  const confirm = (authorization: string, body: object) => api.post("/auth/confirm", body, { authorization });
  const setUp = (authorization: string) => api.post("/auth/totp/setup", {}, { authorization });
  const cookieOf = (response: { headers: { "set-cookie"?: string | string[] | undefined } }) =>
    String(response.headers["set-cookie"]).split(";")[0] ?? "";

  test("sets up an authenticator after confirming with the password", async () => {
    await anAnalyst();
    const { identityToken: authorization } = await signIn();
    expect((await setUp(authorization)).json().code).toBe("identity.confirmation_required");
    const wrong = await confirm(authorization, { password: "Wrong-password-7" });
    expect(wrong.json()).toMatchObject({
      code: "identity.not_confirmed",
      category: "InvalidInput",
      fieldErrors: { password: "The password is wrong" },
    });
    expect((await confirm(authorization, { password })).statusCode).toBe(204);
    const setup = await setUp(authorization);
    expect(setup.headers["set-cookie"]).toContain("HttpOnly; SameSite=Strict");
    const verify = (code: string, cookie = cookieOf(setup)) =>
      api.post("/auth/totp/verify", { code }, { authorization, cookie });
    expect((await verify("000000")).json().code).toBe("identity.wrong_code");
    expect((await verify(codeOf(setup.json().secret), "")).json().code).toBe("identity.challenge_over");
    expect((await verify(codeOf(setup.json().secret))).statusCode).toBe(204);
    expect((await signIn()).challenge).toBe("SOFTWARE_TOKEN_MFA");
  });

  test("replaces an authenticator only with a code of the old one", async () => {
    const user = await anAnalyst();
    const { identityToken: authorization } = await signIn();
    const { identityToken: other } = await signIn();
    await api.store.users.setTotpSecret(user.id, secret);
    expect((await confirm(authorization, { password })).json().fieldErrors).toEqual({
      code: "Enter the code of your authenticator",
    });
    expect((await confirm(authorization, { password, code: "000000" })).json().fieldErrors).toEqual({
      code: "The code is wrong or was used",
    });
    expect((await setUp(authorization)).statusCode).toBe(403);
    expect((await confirm(authorization, { password, code: codeOf(secret) })).statusCode).toBe(204);
    expect((await setUp(other)).statusCode).toBe(403);
    const setup = await setUp(authorization);
    const verified = await api.post(
      "/auth/totp/verify",
      { code: codeOf(setup.json().secret) },
      { authorization, cookie: cookieOf(setup) },
    );
    expect(verified.statusCode).toBe(204);
    expect((await api.post("/auth/sign-out-everywhere", {}, { authorization: other })).statusCode).toBe(401);
    expect((await api.store.users.credentials(user.id))?.totpSecret).toBe(setup.json().secret);
  });

  test("has confirmed for five minutes", async () => {
    await anAnalyst();
    const { identityToken: authorization } = await signIn();
    await confirm(authorization, { password });
    api.passSeconds(299);
    expect((await setUp(authorization)).statusCode).toBe(200);
    api.passSeconds(1);
    expect((await setUp(authorization)).statusCode).toBe(403);
  });

  test("cannot find out the own password by confirming, one by one or all at once", async () => {
    await anAnalyst();
    const { identityToken: authorization } = await signIn();
    const guesses = Array.from({ length: 20 }, (_, n) => confirm(authorization, { password: `Wrong-password-${n}` }));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect((await confirm(authorization, { password })).statusCode).toBe(429);
    expect((await signIn()).status).toBe("SIGNED_IN");
  });

  test("changes the password with a code where there is an authenticator", async () => {
    const user = await anAnalyst();
    const { identityToken: authorization } = await signIn();
    await api.store.users.setTotpSecret(user.id, secret);
    const change = (body: object) =>
      api.post("/auth/change-password", { oldPassword: password, newPassword, ...body }, { authorization });
    expect((await change({})).json().fieldErrors).toEqual({ code: "Enter the code of your authenticator" });
    expect((await change({ code: codeOf(secret) })).statusCode).toBe(204);
  });

  test.each([
    `createAPIToken(input: { name: "t", permissions: ["UserModify"] }) { value }`,
    `inviteUser(input: { email: "x@example.com", givenName: "X", familyName: "Y", role: { kind: "NAME", value: "Admin" } }) { invitationUrl }`,
    `createPasswordResetLink(userId: "ID") { url }`,
    `resetUserAuthenticator(id: "ID") { user { id } }`,
    `requirePasswordChange(id: "ID") { user { id } }`,
    `updateGeneralSettings(input: { mfaRequired: false }) { mfaRequired }`,
    `updateUser(input: { id: "ID", email: "thief@example.com" }) { user { id } }`,
    `updateUser(input: { id: "ID", role: { kind: "NAME", value: "Admin" } }) { user { id } }`,
  ])("must confirm before %s", async (mutation) => {
    const person = await api.signedInUnconfirmed("UserModify", "OrganizationApiTokenModify", "GeneralSettingsModify");
    const { data, errors } = await person.ask(`mutation { ${mutation.replace("ID", person.user.id)} }`);
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: "Forbidden", address: "identity.confirmation_required" });
  });

  test("changes names without confirming", async () => {
    const person = await api.signedInUnconfirmed("UserModify");
    await api.aUser((await api.store.roles.getByName("Admin"))?.id ?? "");
    const { id, email: address } = person.user;
    const input = `{ id: "${id}", givenName: "Bo", email: "${address.toUpperCase()}" }`;
    const { errors } = await person.ask(`mutation { updateUser(input: ${input}) { user { id } } }`);
    expect(errors).toEqual([]);
  });
});

test("somebody who lost their authenticator signs in with the password once an administrator removed it", async () => {
  const user = await anAnalyst();
  const { identityToken: authorization } = await signIn();
  await api.store.users.setTotpSecret(user.id, secret);
  expect((await signIn()).status).not.toBe("SIGNED_IN");
  const admin = await api.signedIn("UserModify");
  const { errors } = await admin.ask(`mutation { resetUserAuthenticator(id: "${user.id}") { user { id } } }`);
  expect(errors).toEqual([]);
  expect((await api.post("/auth/totp/setup", {}, { authorization })).statusCode).toBe(401);
  expect((await signIn()).status).toBe("SIGNED_IN");
  expect((await api.store.notifications.list(user.id, { pageSize: 1 })).items).toMatchObject([
    { title: "Authenticator removed", level: "WARNING" },
  ]);
});

test("a new password ends the sessions and links that the old one began", async () => {
  const user = await anAnalyst();
  const { identityToken: authorization } = await signIn();
  const expiresAt = new Date(api.now.getTime() + 3_600_000);
  await api.store.oneTimeTokens.create({ purpose: "password-reset", userId: user.id, expiresAt }, "reset", api.now);
  await api.store.users.update(user.id, { status: "FORCE_CHANGE_PASSWORD" });
  const { session } = await signIn();
  expect((await answer(session, { newPassword })).json().status).toBe("SIGNED_IN");
  expect((await api.post("/auth/sign-out-everywhere", {}, { authorization })).statusCode).toBe(401);
  expect((await api.post("/auth/password-reset", { token: "reset", newPassword: "Third-keeper-99" })).statusCode).toBe(
    404,
  );
});

test("nobody sets up an authenticator or confirms signed out", async () => {
  expect((await api.post("/auth/confirm", { password })).statusCode).toBe(401);
  expect((await api.post("/auth/totp/setup", {})).statusCode).toBe(401);
  expect((await api.post("/auth/totp/verify", { code: "123456" })).statusCode).toBe(401);
});
