import { openTestStore, type RecordingServer, startRecordingServer } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDoorSchema } from "../testing/builders.ts";
import { publicUrl, type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let manager: SignedInUser;
let provider: RecordingServer;
beforeAll(async () => {
  provider = await startRecordingServer();
  api = await TestApi.open(await openTestStore());
  api.pulling.address = provider.url;
  await addDoorSchema(api.store, api.now);
  manager = await api.signedIn("LogSourceModify", "LogSourceRawDataRead");
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const shown = `integrationId integrationLabel integrationType logTypes health enabled authentication chosenStreams
  provider { id name } values { name values } needsAuthorization authorizedAt pullProblem { kind message }
  streams { name label partition logTypes readUpTo cursor events repeated lagSeconds problem { kind message } }`;
const createDocument = `mutation ($input: CreatePullSourceInput!) { createPullSource(input: $input) { logSource { ${shown} } } }`;
const updateDocument = `mutation ($input: UpdatePullSourceInput!) { updatePullSource(input: $input) { logSource { ${shown} } } }`;
const checkDocument = `mutation ($input: CheckPullConnectionInput!) { checkPullConnection(input: $input) { checks {
  stream isHealthy message events
  exchanges { method url requestHeaders { name value } requestBody status responseHeaders { name value } responseBody }
} } }`;
const authorizeDocument = "mutation ($input: AuthorizePullSourceInput!) { authorizePullSource(input: $input) { url } }";
const site = { name: "site", values: ["ring.example.com"] };
const key = { name: "key", values: ["open-sesame"] };
const client = [
  { name: "clientId", values: ["pharos"] },
  { name: "clientSecret", values: ["client-sesame"] },
];
let labels = 0;

async function aSource(change: object = {}) {
  const given = { label: `Doorbell ${++labels}`, provider: "doorbell", values: [site, key], ...change };
  const { data, errors } = await manager.ask(createDocument, { input: given });
  expect(errors).toEqual([]);
  return data.createPullSource.logSource;
}

test("a new source has a cursor for each stream, and never shows its secrets", async () => {
  const source = await aSource();
  expect(source).toMatchObject({
    integrationType: "log-pulling",
    logTypes: ["Custom.Door"],
    health: "NO_DATA",
    provider: { id: "doorbell", name: "Doorbell" },
    authentication: "key",
    values: [{ name: "site", values: ["ring.example.com"] }],
    needsAuthorization: false,
    streams: [{ name: "rings", label: "Rings", readUpTo: "2026-02-28T12:00:00Z", lagSeconds: 86_400, problem: null }],
  });
  expect(JSON.stringify(source)).not.toContain("sesame");
  expect(await api.store.pulls.secrets(source.integrationId)).toEqual({ key: "open-sesame" });
});

test("what a change leaves out stays, secrets too", async () => {
  const { integrationId: id } = await aSource();
  const changed = await manager.ask(updateDocument, { input: { id, enabled: false, values: [site] } });
  expect(changed.data.updatePullSource.logSource).toMatchObject({
    enabled: false,
    health: "DISABLED",
    values: [{ name: "site", values: ["ring.example.com"] }],
  });
  expect(await api.store.pulls.secrets(id)).toEqual({ key: "open-sesame" });
});

describe("a stored secret", () => {
  const elsewhere = { name: "site", values: ["evil.example.com"] };
  const again =
    "Enter API key again: the stored one was given for https://ring.example.com, not for https://evil.example.com";

  test("goes to no host that it was not given for, neither in a check nor by a change", async () => {
    const { integrationId: id } = await aSource();
    const asked = provider.requests.length;
    const checked = await manager.ask(checkDocument, {
      input: { sourceId: id, provider: "doorbell", values: [elsewhere] },
    });
    expect(checked.errors[0]?.extensions.fieldErrors).toEqual({ key: again });
    const changed = await manager.ask(updateDocument, { input: { id, values: [elsewhere] } });
    expect(changed.errors[0]?.extensions.fieldErrors).toEqual({ key: again });
    expect(provider.requests).toHaveLength(asked);
    expect((await api.store.pulls.get(id))?.settings.values).toEqual({ site: "ring.example.com" });
  });

  test("is replaced by the one that is given for the other host", async () => {
    const { integrationId: id } = await aSource();
    const values = [elsewhere, { name: "key", values: ["mine"] }];
    expect((await manager.ask(updateDocument, { input: { id, values } })).errors).toEqual([]);
    expect(await api.store.pulls.secrets(id)).toEqual({ key: "mine" });
  });

  test("takes its tokens with it when it is given again for another host", async () => {
    const { integrationId: id } = await aSource({ authentication: "grant", values: [site, ...client] });
    const tokens = { accessToken: "acc", refreshToken: "ref", expiresAt: "2026-03-01T13:00:00Z" };
    await api.store.pulls.saveTokens(id, tokens);
    await manager.ask(updateDocument, { input: { id, enabled: true } });
    expect(await api.store.pulls.tokens(id)).toEqual(tokens);
    const { errors } = await manager.ask(updateDocument, { input: { id, values: [elsewhere, ...client] } });
    expect(errors).toEqual([]);
    expect(await api.store.pulls.tokens(id)).toBeUndefined();
  });

  test("with a line break is refused", async () => {
    const input = { label: "Broken", provider: "doorbell", values: [site, { ...key, values: ["open\nsesame"] }] };
    const { errors } = await manager.ask(createDocument, { input });
    expect(errors[0]?.extensions.fieldErrors).toEqual({
      key: "API key contains a line break. Enter it again without it",
    });
  });
});

test("a change of a source as it was before another change is refused", async () => {
  const { integrationId: id } = await aSource();
  const { data } = await manager.ask(updateDocument, { input: { id, revision: 1, enabled: false } });
  expect(data.updatePullSource.logSource.enabled).toBe(false);
  const late = await manager.ask(updateDocument, { input: { id, revision: 1, enabled: true } });
  expect(late.errors[0]?.extensions.code).toBe("RevisionConflict");
});

test("the check of a saved source shows its events, so that it needs the permission to see raw data", async () => {
  const { integrationId: sourceId } = await aSource();
  const changer = await api.signedIn("LogSourceModify");
  const asked = provider.requests.length;
  const { errors } = await changer.ask(checkDocument, { input: { sourceId, provider: "doorbell", values: [site] } });
  expect(errors[0]?.extensions.code).toBe("Forbidden");
  expect(provider.requests).toHaveLength(asked);
  provider.willAnswer({ status: 200, body: JSON.stringify({ rings: [] }) });
  const own = await changer.ask(checkDocument, { input: { provider: "doorbell", values: [site, key] } });
  expect(own.data.checkPullConnection.checks[0].isHealthy).toBe(true);
});

test.each([
  [{ provider: "dorbell" }, "did you mean doorbell?", undefined],
  [{ values: [site] }, "API key is required", "key"],
  [{ values: [{ ...site, values: ["https://x/y"] }, key] }, "Site must be a host name", "site"],
  [{ values: [site, key, { name: "colour", values: [] }] }, "has no field colour", "values"],
  [{ authentication: "magic" }, "no authentication magic", "authentication"],
  [{ streams: [] }, "Choose at least one stream", "streams"],
  [{ streams: ["knocks"] }, "no stream knocks", "streams"],
  [{ startHoursBack: -1 }, "hours back", "startHoursBack"],
])("refuses %o", async (change, message, field) => {
  const input = { label: "Refused", provider: "doorbell", values: [site, key], ...change };
  const { errors } = await manager.ask(createDocument, { input });
  expect(errors[0]?.message).toContain(message);
  if (field !== undefined) expect(errors[0]?.extensions.fieldErrors).toHaveProperty(field);
});

test("the check of a connection shows the request and the answer without secrets, and stores nothing", async () => {
  const { integrationId: sourceId } = await aSource();
  provider.willAnswer({ status: 200, body: JSON.stringify({ rings: [{ id: 1 }], echo: "Bearer open-sesame" }) });
  const { data } = await manager.ask(checkDocument, { input: { sourceId, provider: "doorbell", values: [site] } });
  expect(provider.requests.at(-1)?.headers.authorization).toBe("Bearer open-sesame");
  const [check] = data.checkPullConnection.checks;
  expect(check).toMatchObject({ stream: "Rings", isHealthy: true, events: 1 });
  expect(check.exchanges[0]).toMatchObject({
    method: "GET",
    status: 200,
    url: expect.stringMatching(/^https:\/\/ring/),
  });
  expect(JSON.stringify(check)).not.toContain("sesame");
  expect(check.exchanges[0].responseBody).toContain("Bearer •••");
});

test("a check that fails says what is missing", async () => {
  provider.willAnswer({ status: 403, body: JSON.stringify({ message: "no rings for you" }) });
  const { data } = await manager.ask(checkDocument, { input: { provider: "doorbell", values: [site, key] } });
  expect(data.checkPullConnection.checks[0]).toMatchObject({
    isHealthy: false,
    message: "Doorbell does not let these credentials read Rings (HTTP 403: no rings for you).",
  });
});

test("access is granted in the provider's page, and its answer is taken once and from the same browser only", async () => {
  const source = await aSource({ authentication: "grant", values: [site, ...client] });
  const sourceId = source.integrationId;
  expect(source).toMatchObject({ needsAuthorization: true, authorizedAt: null });
  const successUrl = `/configure/log-sources/${sourceId}/`;
  const { data } = await manager.ask(authorizeDocument, { input: { sourceId, successUrl } });
  const begin = await api.app.inject(data.authorizePullSource.url.slice(publicUrl.length));
  expect(begin.statusCode).toBe(302);
  const target = new URL(String(begin.headers.location));
  expect(target.origin + target.pathname).toBe("https://ring.example.com/authorize");
  expect(target.searchParams.get("code_challenge_method")).toBe("S256");
  expect(target.searchParams.get("redirect_uri")).toBe(`${publicUrl}/sources-oauth2/token_redirect`);
  const cookie = String(begin.headers["set-cookie"]).split(";")[0] ?? "";
  const answer = `/sources-oauth2/token_redirect?code=c0de&state=${target.searchParams.get("state")}`;
  provider.willAnswer({
    status: 200,
    body: JSON.stringify({ access_token: "acc", refresh_token: "ref", expires_in: 60 }),
  });
  const end = await api.app.inject({ url: answer, headers: { cookie } });
  expect([end.statusCode, end.headers.location]).toEqual([302, `${publicUrl}${successUrl}`]);
  const form = new URLSearchParams(provider.requests.at(-1)?.body);
  expect(form.get("code")).toBe("c0de");
  expect(form.get("code_verifier")).toMatch(/^[\w-]{43}$/);
  expect(await api.store.pulls.tokens(sourceId)).toMatchObject({ accessToken: "acc", refreshToken: "ref" });
  expect((await api.store.pulls.get(sourceId))?.authorizedAt).toEqual(api.now);
  expect((await api.app.inject({ url: answer, headers: { cookie } })).statusCode).toBe(403);
});

test("an authorization that another browser ends, a forged link and a strange success page are refused", async () => {
  const { integrationId: sourceId } = await aSource({ authentication: "grant", values: [site, ...client] });
  const strange = await manager.ask(authorizeDocument, { input: { sourceId, successUrl: "https://evil.example/" } });
  expect(strange.errors[0]?.extensions.fieldErrors).toHaveProperty("successUrl");
  const { data } = await manager.ask(authorizeDocument, { input: { sourceId, successUrl: "/" } });
  const path = data.authorizePullSource.url.slice(publicUrl.length);
  expect((await api.app.inject(path.replace(sourceId, "another"))).statusCode).toBe(403);
  const begin = await api.app.inject(path);
  const state = new URL(String(begin.headers.location)).searchParams.get("state");
  const answer = `/sources-oauth2/token_redirect?code=c0de&state=${state}`;
  expect((await api.app.inject(answer)).statusCode).toBe(403);
  api.passSeconds(601);
  expect((await api.app.inject(path)).statusCode).toBe(403);
});

test("a grant that is refused is told on the source", async () => {
  const { integrationId: sourceId } = await aSource({ authentication: "grant", values: [site, ...client] });
  const { data } = await manager.ask(authorizeDocument, { input: { sourceId, successUrl: "/" } });
  const begin = await api.app.inject(data.authorizePullSource.url.slice(publicUrl.length));
  const state = new URL(String(begin.headers.location)).searchParams.get("state");
  const cookie = String(begin.headers["set-cookie"]).split(";")[0] ?? "";
  const url = `/sources-oauth2/token_redirect?error=access_denied&state=${state}`;
  expect((await api.app.inject({ url, headers: { cookie } })).statusCode).toBe(302);
  expect((await api.store.pulls.get(sourceId))?.problem?.message).toContain("Doorbell did not grant access");
});

test("a problem of a stream makes the source fail, and one look is enough to poll again", async () => {
  const { integrationId: sourceId } = await aSource();
  const [stream] = (await api.store.pulls.get(sourceId))?.streams ?? [];
  await api.store.pulls.claim({ holder: "h", now: api.now, until: api.now }, 100);
  await api.store.pulls.endPoll(stream?.id ?? 0, "h", {
    position: { watermark: api.now.toISOString() },
    nextPollAt: new Date(api.now.getTime() + 3_600_000),
    polledAt: api.now,
    problem: { kind: "forbidden", message: "Grant the scope." },
    repeated: 0,
  });
  const document = `mutation ($input: PullNowInput!) { pullNow(input: $input) { logSource { health
    streams { nextPollAt problem { kind message since } } } } }`;
  const { data } = await manager.ask(document, { input: { sourceId } });
  expect(data.pullNow.logSource).toMatchObject({
    health: "ACCESS_DENIED",
    streams: [
      {
        nextPollAt: api.now.toISOString().replace(".000", ""),
        problem: { kind: "forbidden", message: "Grant the scope." },
      },
    ],
  });
});
