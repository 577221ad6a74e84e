import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TestApi } from "../testing/open-test-api.ts";
import { hashPassword } from "./password-hash.ts";

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
  tests += 1;
  email = `ada${tests}@example.com`;
});

async function anAnalyst() {
  const role = await api.store.roles.getByName("Analyst");
  return api.aUser(role?.id ?? "", { email, passwordHash });
}
const signIn = (given: string, headers = {}) => api.post("/auth/sign-in", { email, password: given }, headers);

test("a wrong password and an unknown address get the same answer", async () => {
  const unknown = await signIn(password);
  await anAnalyst();
  const wrong = await signIn("Wrong-password-7");
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual({
    code: "identity.wrong_credentials",
    category: "Unauthenticated",
    message: "The e-mail address or the password is wrong",
  });
  expect(unknown.statusCode).toBe(401);
  expect(unknown.body).toBe(wrong.body);
});

test.each([{ exists: true }, { exists: false }])(
  "five failures lock the address (exists: $exists)",
  async ({ exists }) => {
    const address = exists ? email : "stranger@example.com";
    const signIn = (given: string) => api.post("/auth/sign-in", { email: address, password: given });
    if (exists) await anAnalyst();
    for (let attempt = 1; attempt <= 5; attempt++) expect((await signIn("Wrong-password-7")).statusCode).toBe(401);
    const locked = await signIn(password);
    expect(locked.statusCode).toBe(429);
    expect(locked.headers["retry-after"]).toBe("30");
    expect(locked.json()).toMatchObject({ code: "identity.locked_out", category: "TooManyRequests" });
    api.passSeconds(30);
    expect((await signIn(password)).statusCode).toBe(exists ? 200 : 401);
  },
);

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

test("a page of another site is refused", async () => {
  await anAnalyst();
  const response = await signIn(password, { origin: "https://evil.example.com" });
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
