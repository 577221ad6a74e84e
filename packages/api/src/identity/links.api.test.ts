import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TestApi } from "../testing/open-test-api.ts";
import { createAdministrator, createFirstAdminToken } from "./first-administrator.ts";

const password = "Lighthouse-keeper-7";
const person = { email: "ada@example.com", givenName: "Ada", familyName: "Keeper", password };
let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  api.passSeconds(3600);
  await api.clear();
});
const tokenOf = (url: string) => new URL(url).hash.replace("#token=", "");
const get = (token: string) => api.post("/auth/first-admin/check", { token });

test("the first administrator comes in by a link that works once", async () => {
  const token = (await createFirstAdminToken(api.store, api.now)) ?? "";
  expect((await get(token)).statusCode).toBe(204);
  const weak = await api.post("/auth/first-admin", { ...person, token, password: "short" });
  expect(weak.json().fieldErrors).toEqual({ password: "Password must contain at least 12 characters" });
  const guessable = await api.post("/auth/first-admin", { ...person, token, password: "Password1234!" });
  expect(guessable.json().fieldErrors).toEqual({ password: "Password must not be easy to guess" });
  const created = await api.post("/auth/first-admin", { ...person, token });
  expect(created.json()).toMatchObject({ status: "SIGNED_IN", user: { email: person.email } });
  expect(String(created.headers["set-cookie"])).toContain("pharos_refresh=");
  const gone = await get(token);
  expect([gone.statusCode, gone.json().code]).toEqual([410, "identity.link_over"]);
  expect((await api.post("/auth/first-admin", { ...person, token })).statusCode).toBe(404);
  expect(await createFirstAdminToken(api.store, api.now)).toBeUndefined();
});

test("a second link replaces the first, and a day ends both", async () => {
  const first = (await createFirstAdminToken(api.store, api.now)) ?? "";
  const second = (await createFirstAdminToken(api.store, api.now)) ?? "";
  expect((await get(first)).statusCode).toBe(410);
  expect((await get(second)).statusCode).toBe(204);
  api.passSeconds(24 * 3600);
  expect((await get(second)).statusCode).toBe(410);
});

test("an unattended administrator is created once", async () => {
  expect(await createAdministrator(api.store, person, api.now)).toMatchObject({ email: person.email });
  expect(await createAdministrator(api.store, { ...person, email: "b@example.com" }, api.now)).toBeUndefined();
  expect((await api.post("/auth/sign-in", person)).statusCode).toBe(200);
});

test("an invited user chooses a password and is in", async () => {
  const admin = await api.signedIn("UserModify");
  const { data } = await admin.ask(
    `mutation { inviteUser(input: { email: "bo@example.com", givenName: "Bo", familyName: "Li", role: { kind: "NAME", value: "Analyst" } }) { invitationUrl user { status role { name } } } }`,
  );
  expect(data.inviteUser.user).toEqual({ status: "INVITED", role: { name: "Analyst" } });
  const token = tokenOf(data.inviteUser.invitationUrl);
  expect((await api.post("/auth/invitation", { token, password: "short" })).json().code).toBe("identity.weak_password");
  expect((await api.post("/auth/invitation", { token, password: "Password1234!" })).json().fieldErrors).toEqual({
    password: "Password must not be easy to guess",
  });
  expect((await api.post("/auth/invitation", { token, password })).json()).toMatchObject({ status: "SIGNED_IN" });
  expect((await api.post("/auth/invitation", { token, password })).statusCode).toBe(404);
  expect((await api.post("/auth/sign-in", { email: "bo@example.com", password })).statusCode).toBe(200);
});

test("who forgot the password gets a link from an administrator", async () => {
  const role = await api.store.roles.getByName("Analyst");
  const user = await api.aUser(role?.id ?? "", { email: "bo@example.com" });
  const admin = await api.signedIn("UserModify");
  expect((await api.post("/auth/password-forgot", { email: "nobody@example.com" })).statusCode).toBe(202);
  expect((await api.post("/auth/password-forgot", { email: "bo@example.com" })).statusCode).toBe(202);
  await expect
    .poll(async () => (await api.store.notifications.list(admin.user.id, { pageSize: 5 })).items)
    .toMatchObject([{ title: "Password forgotten", metadata: { userId: user.id } }]);
  const { data } = await admin.ask(`mutation { createPasswordResetLink(userId: "${user.id}") { url } }`);
  const token = tokenOf(data.createPasswordResetLink.url);
  expect((await api.post("/auth/password-reset", { token, newPassword: password })).statusCode).toBe(204);
  expect((await api.post("/auth/sign-in", { email: "bo@example.com", password })).statusCode).toBe(200);
  expect((await api.post("/auth/password-reset", { token, newPassword: password })).statusCode).toBe(404);
});

test("a link for one purpose is worthless for another", async () => {
  const token = (await createFirstAdminToken(api.store, api.now)) ?? "";
  expect((await api.post("/auth/password-reset", { token, newPassword: password })).statusCode).toBe(404);
  expect((await api.post("/auth/invitation", { token, password })).statusCode).toBe(404);
});
