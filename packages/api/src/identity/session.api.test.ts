import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askGraphql, TestApi } from "../testing/open-test-api.ts";
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

interface Browser {
  readonly identityToken: string;
  readonly cookie: string;
}
const cookieOf = (setCookie: unknown) => String(setCookie).split(";")[0] ?? "";
async function aBrowser(): Promise<Browser> {
  const response = await api.post("/auth/sign-in", { email, password });
  return { identityToken: response.json().identityToken, cookie: cookieOf(response.headers["set-cookie"]) };
}
async function anAnalyst() {
  const role = await api.store.roles.getByName("Analyst");
  return api.aUser(role?.id ?? "", { email, passwordHash });
}
const refresh = (cookie: string) => api.post("/auth/refresh", {}, { cookie });
const viewerStatus = async (identityToken: string) =>
  (await askGraphql(api.app, "/internal/graphql", { authorization: `Bearer ${identityToken}` }, "{ viewer { id } }"))
    .status;

test("a refresh gives a new identity token and another cookie", async () => {
  await anAnalyst();
  const { cookie } = await aBrowser();
  api.passSeconds(600);
  const response = await refresh(cookie);
  expect(response.json()).toMatchObject({ status: "SIGNED_IN", expiresInSeconds: 900, user: { email } });
  expect(await viewerStatus(response.json().identityToken)).toBe(200);
  expect(cookieOf(response.headers["set-cookie"])).not.toBe(cookie);
});

test("an identity token is over after fifteen minutes", async () => {
  await anAnalyst();
  const { identityToken } = await aBrowser();
  api.passSeconds(14 * 60);
  expect(await viewerStatus(identityToken)).toBe(200);
  api.passSeconds(61);
  expect(await viewerStatus(identityToken)).toBe(401);
});

test("an old refresh token that comes back ends the session", async () => {
  await anAnalyst();
  const { cookie } = await aBrowser();
  const next = cookieOf((await refresh(cookie)).headers["set-cookie"]);
  api.passSeconds(60);
  expect((await refresh(cookie)).statusCode).toBe(401);
  expect((await refresh(next)).statusCode).toBe(401);
});

test("a second tab within seconds gets an identity token and the cookie of the first", async () => {
  await anAnalyst();
  const { cookie } = await aBrowser();
  const next = cookieOf((await refresh(cookie)).headers["set-cookie"]);
  api.passSeconds(2);
  const superseded = await refresh(cookie);
  expect(superseded.json()).toMatchObject({ status: "SIGNED_IN", user: { email } });
  expect(await viewerStatus(superseded.json().identityToken)).toBe(200);
  expect(cookieOf(superseded.headers["set-cookie"])).toBe(next);
  expect((await refresh(next)).statusCode).toBe(200);
});

test.each([
  { name: "another network", remoteAddress: "198.51.100.7", userAgent: "Firefox" },
  { name: "another browser", remoteAddress: "127.0.0.1", userAgent: "curl" },
])("an old refresh token from $name within seconds ends the session, and its user is told", async (thief) => {
  const user = await anAnalyst();
  const { cookie } = await aBrowser();
  const send = (remoteAddress: string, userAgent: string) =>
    api.app.inject({
      method: "POST",
      url: "/auth/refresh",
      payload: {},
      remoteAddress,
      headers: { cookie, "user-agent": userAgent },
    });
  const own = await send("127.0.0.1", "Firefox");
  api.passSeconds(1);
  expect((await send(thief.remoteAddress, thief.userAgent)).json().code).toBe("identity.session_over");
  expect((await refresh(cookieOf(own.headers["set-cookie"]))).statusCode).toBe(401);
  expect(await viewerStatus(own.json().identityToken)).toBe(401);
  expect((await api.store.notifications.list(user.id, { pageSize: 5 })).items).toMatchObject([
    { title: "Session ended" },
  ]);
});

test("a session is over when nobody refreshed it for its hours", async () => {
  await anAnalyst();
  const { cookie } = await aBrowser();
  api.passSeconds(12 * 3600);
  expect((await refresh(cookie)).json().code).toBe("identity.session_over");
  expect((await api.post("/auth/refresh", {})).statusCode).toBe(401);
});

test("signing out ends this session and no other", async () => {
  await anAnalyst();
  const [here, there] = [await aBrowser(), await aBrowser()];
  const response = await api.post("/auth/sign-out", {}, { cookie: here.cookie });
  expect(response.statusCode).toBe(204);
  expect(response.headers["set-cookie"]).toContain("pharos_refresh=; Path=/auth; Max-Age=0");
  expect(await viewerStatus(here.identityToken)).toBe(401);
  expect((await refresh(here.cookie)).statusCode).toBe(401);
  expect(await viewerStatus(there.identityToken)).toBe(200);
});

test("signing out everywhere ends every session", async () => {
  await anAnalyst();
  const [here, there] = [await aBrowser(), await aBrowser()];
  await api.post("/auth/sign-out-everywhere", {}, { authorization: here.identityToken });
  expect(await viewerStatus(there.identityToken)).toBe(401);
  expect((await refresh(there.cookie)).statusCode).toBe(401);
});

test("a changed password signs out everywhere and takes effect", async () => {
  await anAnalyst();
  const { identityToken } = await aBrowser();
  const change = (oldPassword: string, newPassword: string) =>
    api.post("/auth/change-password", { oldPassword, newPassword }, { authorization: identityToken });
  expect((await change("Wrong-password-7", "Another-keeper-8")).json().code).toBe("identity.not_confirmed");
  expect((await change(password, "short")).json().code).toBe("identity.weak_password");
  const guessable = await change(password, "Pharos-Keeper-1");
  expect(guessable.json().fieldErrors).toEqual({ newPassword: "Password must not be easy to guess" });
  expect((await change(password, "Another-keeper-8")).statusCode).toBe(204);
  expect(await viewerStatus(identityToken)).toBe(401);
  expect((await api.post("/auth/sign-in", { email, password })).statusCode).toBe(401);
  expect((await api.post("/auth/sign-in", { email, password: "Another-keeper-8" })).statusCode).toBe(200);
});

test("what needs a person is refused signed out", async () => {
  const body = { oldPassword: password, newPassword: "Another-keeper-8" };
  expect((await api.post("/auth/change-password", body)).statusCode).toBe(401);
  expect((await api.post("/auth/sign-out-everywhere", {})).statusCode).toBe(401);
});

test("switching an account off works at once", async () => {
  const user = await anAnalyst();
  const { identityToken, cookie } = await aBrowser();
  await api.store.users.update(user.id, { enabled: false });
  expect(await viewerStatus(identityToken)).toBe(401);
  expect((await refresh(cookie)).statusCode).toBe(403);
});
