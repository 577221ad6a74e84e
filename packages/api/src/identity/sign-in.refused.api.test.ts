import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestApi } from "../testing/open-test-api.ts";
import { hashPassword } from "./credentials/password-hash.ts";

/** Another for each test, so that none meets the failures of an earlier one. */
let email = "";
let tests = 0;
const password = "Lighthouse-keeper-7";
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

async function anAnalyst() {
  const role = await api.store.roles.getByName("Analyst");
  return api.aUser(role?.id ?? "", { email, passwordHash });
}
const signIn = (given: string, headers = {}) => api.post("/auth/sign-in", { email, password: given }, headers);
const signInFrom = (remoteAddress: string, given: string) =>
  api.app.inject({ method: "POST", url: "/auth/sign-in", payload: { email, password: given }, remoteAddress });
/** The cookies that a browser keeps when its session is over. */
const devicesOf = ({ headers }: { headers: { "set-cookie"?: string | string[] | undefined } }) =>
  [headers["set-cookie"] ?? []]
    .flat()
    .filter((cookie) => cookie.startsWith("pharos_device="))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

test("a wrong password and an unknown address get the same answer", async () => {
  const unknown = await signIn(password);
  await anAnalyst();
  const wrong = await signIn("Wrong-password-7");
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual({
    code: "identity.wrong_credentials",
    category: "Unauthenticated",
    message: "The email address or the password is wrong",
  });
  expect(unknown.statusCode).toBe(401);
  expect(unknown.body).toBe(wrong.body);
});

describe.each([{ exists: true }, { exists: false }])("an address (exists: $exists)", ({ exists }) => {
  beforeEach(async () => {
    if (exists) await anAnalyst();
  });
  const good = exists ? 200 : 401;

  test("refuses further guesses of one network after five, for two minutes each", async () => {
    for (let attempt = 1; attempt <= 5; attempt++) expect((await signIn("Wrong-password-7")).statusCode).toBe(401);
    const locked = await signIn(password);
    expect(locked.statusCode).toBe(429);
    expect(locked.headers["retry-after"]).toBe("120");
    expect(locked.json()).toMatchObject({
      code: "identity.locked_out",
      category: "TooManyRequests",
      message: "Too many failed attempts. Try again in 120 s.",
    });
    api.passSeconds(119);
    expect((await signIn(password)).headers["retry-after"]).toBe("1");
    api.passSeconds(1);
    expect((await signIn(password)).statusCode).toBe(good);
  });

  test("gives a verdict on five of fifty guesses that arrive at the same time", async () => {
    const guesses = Array.from({ length: 50 }, (_, n) => signIn(`Wrong-password-${n}`));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  });

  test("refuses the guesses of many networks together after fifty", async () => {
    const statuses: number[] = [];
    for (let network = 1; network <= 55; network++) {
      statuses.push((await signInFrom(`198.51.100.${network}`, "Wrong-password-7")).statusCode);
    }
    expect(statuses.lastIndexOf(401)).toBe(49);
    expect(statuses.indexOf(429)).toBe(50);
    api.passSeconds(30);
    expect((await signInFrom("203.0.113.9", password)).statusCode).toBe(good);
  });
});

test("strangers cannot keep somebody out whose browser is known", async () => {
  const user = await anAnalyst();
  const cookie = devicesOf(await signIn(password));
  for (let hour = 1; hour <= 3; hour++) {
    for (let network = 1; network <= 60; network++) await signInFrom(`198.51.100.${network}`, "Wrong-password-7");
    expect((await signInFrom("203.0.113.9", password)).statusCode).toBe(429);
    expect((await signIn(password, { cookie })).statusCode).toBe(200);
    api.passSeconds(3600);
  }
  expect((await api.store.notifications.list(user.id, { pageSize: 9 })).items.map(({ title }) => title)).toEqual([
    "Too many failed sign-ins",
    "Too many failed sign-ins",
    "Too many failed sign-ins",
  ]);
});

test("a known browser has few guesses of its own, and is known for its user only", async () => {
  await anAnalyst();
  const cookie = devicesOf(await signIn(password));
  for (let attempt = 1; attempt <= 5; attempt++) await signIn("Wrong-password-7", { cookie });
  expect((await signIn(password, { cookie })).statusCode).toBe(429);
  expect((await signIn(password)).statusCode).toBe(200);
  const mine = email;
  email = `other-${mine}`;
  await anAnalyst();
  for (let attempt = 1; attempt <= 5; attempt++) await signIn("Wrong-password-7");
  expect((await signIn(password, { cookie })).statusCode).toBe(429);
});

test("a password link lets its person in while strangers use up all attempts", async () => {
  const user = await anAnalyst();
  const admin = await api.signedIn("UserModify");
  for (let network = 1; network <= 60; network++) await signInFrom(`198.51.100.${network}`, "Wrong-password-7");
  const { data } = await admin.ask(`mutation { createPasswordResetLink(userId: "${user.id}") { url } }`);
  const token = new URL(data.createPasswordResetLink.url).hash.replace("#token=", "");
  const newPassword = "Another-keeper-8";
  const cookie = devicesOf(await api.post("/auth/password-reset", { token, newPassword }));
  expect((await signIn(newPassword)).statusCode).toBe(429);
  expect((await signIn(newPassword, { cookie })).statusCode).toBe(200);
});

test("an administrator sees who is locked out and unlocks them", async () => {
  const user = await anAnalyst();
  const admin = await api.signedIn("UserModify");
  const ask = "{ users { id lockedUntil } }";
  const lockedUntil = async () =>
    (await admin.ask(ask)).data.users.find(({ id }: { id: string }) => id === user.id).lockedUntil;
  expect(await lockedUntil()).toBeNull();
  for (let attempt = 1; attempt <= 6; attempt++) await signIn("Wrong-password-7");
  expect(new Date(await lockedUntil())).toEqual(new Date(api.now.getTime() + 120_000));
  const { data } = await admin.ask(`mutation { unlockUser(id: "${user.id}") { user { id lockedUntil } } }`);
  expect(data.unlockUser.user).toEqual({ id: user.id, lockedUntil: null });
  expect((await signIn(password)).statusCode).toBe(200);
  expect((await api.store.notifications.list(user.id, { pageSize: 1 })).items).toMatchObject([
    { title: "Sign-in unlocked", message: expect.stringContaining(email) },
  ]);
});

test("nobody without UserModify unlocks", async () => {
  const user = await anAnalyst();
  const reader = await api.signedIn("UserRead");
  const { errors } = await reader.ask(`mutation { unlockUser(id: "${user.id}") { user { id } } }`);
  expect(errors[0]?.extensions.address).toBe("access.forbidden");
});

test("a sign-in forgets earlier failures", async () => {
  await anAnalyst();
  for (let round = 1; round <= 2; round++) {
    for (let attempt = 1; attempt <= 4; attempt++) await signIn("Wrong-password-7");
    expect((await signIn(password)).statusCode).toBe(200);
    api.passSeconds(60);
  }
});

test("an account that is switched off says so to its owner only", async () => {
  const user = await anAnalyst();
  await api.store.users.update(user.id, { enabled: false });
  expect((await signIn("Wrong-password-7")).json().code).toBe("identity.wrong_credentials");
  expect((await signIn(password)).json()).toMatchObject({ code: "identity.user_disabled", category: "Forbidden" });
});

test("an invited user without a password cannot sign in", async () => {
  const role = await api.store.roles.getByName("Analyst");
  await api.aUser(role?.id ?? "", { email });
  expect((await signIn("")).statusCode).toBe(401);
});

test.each([
  { name: "a page of another site", headers: { origin: "https://evil.example.com" } },
  {
    name: "a page of another site whose name leads here",
    headers: { origin: "http://evil.example.com:8080", host: "evil.example.com:8080" },
  },
])("$name is refused", async ({ headers }) => {
  await anAnalyst();
  const response = await signIn(password, headers);
  expect(response.statusCode).toBe(403);
  expect(response.json().code).toBe("identity.strange_origin");
});

test("one network address guesses sixty times a minute, and renews sessions freely", async () => {
  api.passSeconds(3600);
  const statuses: number[] = [];
  for (let request = 1; request <= 61; request++) {
    statuses.push((await api.post("/auth/challenge", { session: "x" })).statusCode);
    expect((await api.post("/auth/refresh", {})).statusCode).toBe(401);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses.at(-1)).toBe(429);
  api.passSeconds(3600);
});

test.each([
  { name: "no body", body: {} },
  { name: "a number as password", body: { email: "a@example.com", password: 7 } },
  { name: "a password of a megabyte", body: { email: "a@example.com", password: "x".repeat(1_000_000) } },
])("$name is malformed", async ({ body }) => {
  const response = await api.post("/auth/sign-in", body);
  expect(response.statusCode).toBe(400);
  expect(response.json().category).toBe("InvalidInput");
});

test("text that is no JSON is malformed", async () => {
  const headers = { "content-type": "application/json" };
  const response = await api.app.inject({ method: "POST", url: "/auth/sign-in", headers, payload: "{" });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "request.malformed", category: "InvalidInput" });
});
