import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TestApi } from "../testing/open-test-api.ts";
import { hashPassword } from "./credentials/password-hash.ts";

/** Another for each test, so that none meets the failures of an earlier one. */
let email = "";
let tests = 0;
const password = "Lighthouse-keeper-7";
let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(() => {
  tests += 1;
  email = `ada${tests}@example.com`;
});

async function anAnalyst() {
  const role = await api.store.roles.getByName("Analyst");
  return api.aUser(role?.id ?? "", { email, passwordHash: await hashPassword(password) });
}

test("email and password open a session", async () => {
  const user = await anAnalyst();
  const response = await api.post("/auth/sign-in", { email: email.toUpperCase(), password });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    status: "SIGNED_IN",
    identityToken: expect.any(String),
    expiresInSeconds: 900,
    user: { id: user.id, email, givenName: "Ada", familyName: "Keeper" },
  });
  expect(response.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^pharos_refresh=[\w-]{43}; Path=\/auth; Max-Age=43200; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^pharos_device=[\w.-]+; Path=\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/),
  ]);
});

test("the viewer is who signed in", async () => {
  const user = await anAnalyst();
  const { identityToken } = (await api.post("/auth/sign-in", { email, password })).json();
  const query = "{ viewer { id email roleName permissions hasTotp } appConfig { version customerName isDemo } }";
  const response = await api.post("/internal/graphql", { query }, { authorization: `Bearer ${identityToken}` });
  expect(response.json()).toEqual({
    data: {
      viewer: {
        id: user.id,
        email,
        roleName: "Analyst",
        permissions: expect.arrayContaining(["AlertRead"]),
        hasTotp: false,
      },
      appConfig: { version: "1.2.3", customerName: "Keepers", isDemo: false },
    },
  });
});
