import type { PullFailure, PullPosition, PullTokens } from "@pharos/domain";
import { type RecordingServer, startRecordingServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { parsePuller } from "./definition/parse-puller.ts";
import { readCustomPuller } from "./definition/read-custom-puller.ts";
import { openPuller } from "./open-puller.ts";

const text = `
provider: doorbell
name: Doorbell
description: Who rang at which door
fields:
  - { name: site, label: Site, type: url }
  - { name: secret, label: Secret, type: secret }
hosts: ["{settings.site}"]
authentication:
  - id: client
    label: Client
    type: clientCredentials
    tokenUrl: "{settings.site}/token"
    clientId: pharos
    clientSecret: "{settings.secret}"
budget: { requests: 5, per: 1m, remaining: x-left, reset: x-reset, resetAs: seconds }
streams:
  - name: rings
    label: Rings
    logTypes: [Custom.Door]
    requires: the right to listen
    every: 1m
    request: { url: "{settings.site}/rings", query: { since: "{start}", until: "{end}" } }
    cursor: { type: window, lateness: 5m }
    paging: { next: { in: body, path: next }, query: page }
    events: rings[]
    id: [id]
    time: at
  - name: feed
    label: Feed
    logTypes: [Custom.Door]
    every: 1m
    request: { url: "{settings.site}/feed", query: { since: "{start}" } }
    cursor: { type: tail, ascends: number }
    paging: { next: { in: body, path: next }, query: position, without: [since], until: emptyPage }
    events: rings[]
    id: [id]
    time: at
`;
const definition = parsePuller(text);
const now = new Date("2026-05-01T12:00:00Z");
const valid: PullTokens = { accessToken: "first-token", expiresAt: "2026-05-01T13:00:00Z" };
const rings = { stream: "rings", partition: "" };
const feed = { stream: "feed", partition: "" };
const position: PullPosition = { watermark: "2026-05-01T11:00:00.000Z" };

let provider: RecordingServer;
let saved: PullTokens[] = [];
beforeAll(async () => {
  provider = await startRecordingServer();
});
afterAll(() => provider.close());
beforeEach(() => {
  saved = [];
});

function open(tokens: PullTokens | undefined = valid, site = provider.url) {
  const settings = {
    provider: "doorbell",
    authentication: "client",
    values: { site },
    streams: ["rings"],
    startAt: "",
  };
  return openPuller({
    definition,
    settings,
    secrets: { secret: "open-sesame" },
    tokens,
    onTokens: async (one) => {
      saved.push(one);
    },
    fetch: createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] }),
    clock: () => now,
  });
}
const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  provider.willAnswer({ status, headers, body: typeof body === "string" ? body : JSON.stringify(body) });
const token = (value: string) => answer({ access_token: value, expires_in: 600 });
const authorizations = (count: number) => provider.requests.slice(-count).map(({ headers }) => headers.authorization);
const failureOf = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => error as PullFailure,
  );

describe("tokens", () => {
  test("a token that ends amid the pages is renewed, and the same page is asked for again", async () => {
    answer({ rings: [{ id: 1 }], next: "2" });
    answer({ message: "token expired" }, 401);
    token("second-token");
    answer({ rings: [{ id: 2 }] });
    const puller = open();
    const first = await puller.fetchPage(rings, position);
    const second = await puller.fetchPage(rings, first.position);
    expect(second).toMatchObject({ isCaughtUp: true, events: [{ text: '{"id":2}' }] });
    const [asked, , again] = provider.requests.slice(-3);
    expect(again?.path).toBe(asked?.path);
    expect(authorizations(1)).toEqual(["Bearer second-token"]);
    expect(saved.map(({ accessToken }) => accessToken)).toEqual(["second-token"]);
  });

  test("is renewed before it ends, and once only after a 401", async () => {
    token("second-token");
    answer({ message: "no" }, 401);
    token("third-token");
    answer({ message: "still no" }, 401);
    const before = provider.requests.length;
    const puller = open({ accessToken: "old", expiresAt: "2026-05-01T12:00:30Z" });
    const failure = await failureOf(puller.fetchPage(rings, position));
    expect(failure).toMatchObject({ kind: "unauthorized", message: expect.stringContaining("HTTP 401: still no") });
    expect(provider.requests.length - before).toBe(4);
  });

  test("a token endpoint that is away is no fault of the credentials", async () => {
    answer("", 503);
    const old = { accessToken: "old", expiresAt: "2026-05-01T11:00:00Z" };
    expect(await failureOf(open(old).fetchPage(rings, position))).toMatchObject({ kind: "unavailable" });
  });
});

test.each([
  ["a limit", 429, { "retry-after": "90" }, "slow down", { kind: "rateLimited", retryAfterMs: 90_000 }],
  [
    "a limit until a date",
    429,
    { "retry-after": "Fri, 01 May 2026 12:02:00 GMT" },
    "",
    { kind: "rateLimited", retryAfterMs: 120_000 },
  ],
  [
    "a limit that other headers tell",
    429,
    { "x-left": "0", "x-reset": "45" },
    "",
    { kind: "rateLimited", retryAfterMs: 45_000 },
  ],
  ["an outage", 503, {}, "<html>", { kind: "unavailable", retryAfterMs: undefined }],
  [
    "a missing right",
    403,
    {},
    "",
    { kind: "forbidden", message: expect.stringContaining("They need the right to listen.") },
  ],
  [
    "a wrong request",
    400,
    {},
    '{"error":{"message":"no such filter"}}',
    { kind: "refused", message: expect.stringContaining("no such filter") },
  ],
  ["a redirect", 302, { location: "http://169.254.169.254/" }, "", { kind: "refused" }],
  ["a page of HTML", 200, {}, "<html>", { kind: "unreadable" }],
  ["half an answer", 200, {}, '{"rings":[', { kind: "unreadable" }],
])("%s has its own state", async (_what, status, headers, body, failure) => {
  answer(body, status, headers);
  expect(await failureOf(open().fetchPage(rings, position))).toMatchObject(failure);
});

test("a connection that is closed, and a private address, have their own states", async () => {
  provider.willDrop();
  expect(await failureOf(open().fetchPage(rings, position))).toMatchObject({ kind: "unavailable" });
  expect(await failureOf(open(valid, "http://169.254.169.254").fetchPage(rings, position))).toMatchObject({
    kind: "refused",
  });
});

test("an answer that is too large is not read to its end", async () => {
  answer(`{"rings":["${"x".repeat(17 * 1024 * 1024)}"]}`);
  expect(await failureOf(open().fetchPage(rings, position))).toMatchObject({ kind: "tooLarge" });
});

test("waits when the budget is used up, also for another stream", async () => {
  answer({ rings: [] }, 200, { "x-left": "0", "x-reset": "20" });
  const puller = open();
  expect((await puller.fetchPage(rings, position)).waitMs).toBe(20_000);
  for (let at = 0; at < 4; at++) answer({ rings: [], next: String(at) });
  for (let at = 0; at < 4; at++) await puller.fetchPage(feed, position);
  const before = provider.requests.length;
  expect(await puller.fetchPage(feed, position)).toMatchObject({ waitMs: 60_000, isCaughtUp: false, position });
  expect(provider.requests).toHaveLength(before);
});

test.each([1, 2, 3])("a circle of %i pages is noticed", async (length) => {
  let at = position;
  let failure: PullFailure | undefined;
  let pages = 0;
  for (; pages < 10 && !failure; pages++) {
    answer({ rings: [{ id: pages % length }], next: `p${pages % length}` });
    // Of its own for each page, so that the budget of requests has no part in it.
    const result = await open()
      .fetchPage(rings, at)
      .catch((error: PullFailure) => error);
    if (result instanceof Error) failure = result;
    else at = result.position;
  }
  expect(failure?.kind).toBe("looping");
  expect(pages).toBeLessThan(9);
});

test("a cursor that goes backwards is not taken, and one that goes on is", async () => {
  const puller = open();
  answer({ rings: [{ id: 1, at: "2026-05-01T11:30:00Z" }], next: "10" });
  const { position: after } = await puller.fetchPage(feed, position);
  expect(after).toMatchObject({ cursor: "10", watermark: "2026-05-01T11:30:00.000Z" });
  answer({ rings: [{ id: 2 }], next: "9" });
  const failure = await failureOf(puller.fetchPage(feed, after));
  expect(failure).toMatchObject({
    kind: "backwards",
    message: expect.stringContaining("the cursor 9, which lies before 10"),
  });
  answer({ rings: [], next: "10" });
  expect(await puller.fetchPage(feed, after)).toMatchObject({ isCaughtUp: true, position: { cursor: "10" } });
});

test("numbers of any size and strange texts arrive as they were", async () => {
  const event = '{"id":12345678901234567890,"share":0.1,"text":"\\u0000 \\uD83D\\uDE00"}';
  answer(`\uFEFF{"rings":[${event}]}`);
  const { events } = await open().fetchPage(rings, position);
  expect(events[0]?.text).toContain('"id":12345678901234567890,"share":0.1');
});

test("a range is asked for with its overlap, and the watermark never goes back", async () => {
  answer({ rings: [] });
  const page = await open().fetchPage(rings, position);
  const query = new URLSearchParams(provider.requests.at(-1)?.path.split("?")[1]);
  expect(query.get("since")).toBe("2026-05-01T10:55:00.000Z");
  expect(page).toMatchObject({
    position: { watermark: now.toISOString() },
    rememberAt: now,
    // The overlap, and a minute for clocks.
    rememberSince: new Date("2026-05-01T11:54:00Z"),
  });
});

/** A way to prove oneself, on a provider of its own. */
function openWith(
  authentication: string,
  { secret = "open-sesame", more = "", values = {} }: { secret?: string; more?: string; values?: object } = {},
) {
  const { definition: parsed, problems } = readCustomPuller(`
provider: custom-bell
name: Bell
description: Who rang
fields:
  - { name: site, label: Site, type: url }
  - { name: tenant, label: Tenant, type: text, optional: true }
  - { name: secret, label: Secret, type: secret }
hosts: ["{settings.site}"]
authentication:
  - { id: only, label: Only, ${authentication} }
streams:
  - name: rings
    label: Rings
    logTypes: [Custom.Door]
    every: 1m
    request: { url: "{settings.site}/rings", query: { since: "{start}" } }
    cursor: { type: window, lateness: 5m }
    events: rings[]
    id: [id]
${more}`);
  expect(problems.filter(({ message }) => !message.includes("is a secret"))).toEqual([]);
  if (!parsed) throw new Error("unreadable");
  return openPuller({
    definition: parsed,
    settings: {
      provider: "custom-bell",
      authentication: "only",
      values: { site: provider.url, ...values },
      streams: ["rings"],
      startAt: "",
    },
    secrets: { secret },
    tokens: undefined,
    onTokens: async () => undefined,
    fetch: createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] }),
    clock: () => now,
  });
}
const bearer = 'type: header, header: Authorization, value: "Bearer {settings.secret}"';

describe("a failure repeats no secret", () => {
  test("that no header can hold", async () => {
    const puller = openWith(bearer, { secret: "open\nsesame-seeds" });
    const failure = await failureOf(puller.fetchPage(rings, position));
    expect(failure?.message).toContain("could not be reached");
    expect(failure?.message).not.toMatch(/open.*sesame|sesame-seeds/s);
    expect((await puller.check(rings)).message).not.toContain("sesame-seeds");
  });

  test("that the provider says in its answer", async () => {
    answer({ error: { message: "Incorrect API key provided: open-sesame" } }, 401);
    const failure = await failureOf(openWith(bearer).fetchPage(rings, position));
    expect(failure?.message).toContain("Incorrect API key provided: •••");
    expect(failure?.message).not.toContain("sesame");
  });

  test("where the answer is shortened within it", async () => {
    answer({ message: `${"x".repeat(195)} open-sesame` }, 403);
    const failure = await failureOf(openWith(bearer).fetchPage(rings, position));
    expect(failure).toMatchObject({ kind: "forbidden" });
    expect(failure?.message).not.toMatch(/xx ?open/);
  });

  test("nor a token that was renewed meanwhile, nor a pair that a header carries", async () => {
    answer({ message: "expired" }, 401);
    token("second-token");
    answer({ message: "neither first-token nor second-token" }, 401);
    expect((await failureOf(open().fetchPage(rings, position)))?.message).toContain("neither ••• nor •••");
    const pair = Buffer.from("pharos:open-sesame").toString("base64");
    answer({ message: `unknown ${pair}` }, 401);
    const basic = openWith('type: basic, username: pharos, password: "{settings.secret}"');
    expect((await failureOf(basic.fetchPage(rings, position)))?.message).toContain("unknown •••");
  });
});

test("a page on which access is granted gets no secret", () => {
  const address = (authorizeUrl: string, rest: string) =>
    openWith(
      `type: authorizationCode, authorizeUrl: "${authorizeUrl}", tokenUrl: "{settings.site}/token", clientSecret: "{settings.secret}", ${rest}`,
      { values: { tenant: "acme" } },
    ).authorizationUrl({ state: "s", challenge: "c", redirectUri: "https://pharos.test/" });
  expect(address("{settings.site}/{settings.tenant}/{settings.secret}", "clientId: '{settings.tenant}'")).toMatch(
    /\/acme\/\?.*client_id=acme/,
  );
  expect(address("{settings.site}/", "clientId: '{settings.secret}', scope: '{settings.secret}'")).not.toContain(
    "sesame",
  );
});

describe("a check", () => {
  test("shows no secret in any form in which a request carries it", async () => {
    const secret = "pass!word~(1) 'x'";
    answer({ rings: [] });
    const inQuery = await openWith('type: query, name: apikey, value: "{settings.secret}"', { secret }).check(rings);
    expect(inQuery.exchanges[0]?.url).toContain("apikey=•••");
    answer({ rings: [], path: encodeURIComponent(secret), quoted: secret });
    const echoed = await openWith(bearer, { secret }).check(rings);
    expect(JSON.stringify(echoed)).not.toMatch(/pass|word/);
  });

  test("shows nothing of the exchange that gives a token, however its address is written", async () => {
    answer({ access_token: "second-token", id_token: "who-i-am", expires_in: 600 });
    answer({ rings: [] });
    const way =
      'type: clientCredentials, tokenUrl: "{settings.site}/{settings.tenant}/token", clientId: me, clientSecret: "{settings.secret}"';
    const check = await openWith(way, { values: { tenant: "Contoso Ltd" } }).check(rings);
    expect(check.exchanges[0]).toMatchObject({ status: 200, requestBody: undefined, responseBody: "" });
    expect(check.exchanges[0]?.url).toMatch(/\/Contoso%20Ltd\/token$/);
    expect(JSON.stringify(check)).not.toMatch(/who-i-am|sesame/);
  });

  test("asks for a few details only, and shows a part of what is long", async () => {
    const more = '    details: { items: "items[]", for: item, request: { url: "{settings.site}/rings/{item}" } }\n';
    answer({ items: Array.from({ length: 2_000 }, (_, at) => at) }, 200, { "x-long": "x".repeat(4_000) });
    for (let at = 0; at < 3; at++) answer({ rings: [{ id: at }] });
    const asked = provider.requests.length;
    const check = await openWith(bearer, { more }).check(rings);
    expect(check).toMatchObject({ isHealthy: true, events: 3 });
    expect(provider.requests.length - asked).toBe(4);
    expect(check.exchanges[0]?.responseHeaders["x-long"]?.length).toBeLessThan(1_000);
  });

  test("sends nothing when its time is over, and says so", async () => {
    const asked = provider.requests.length;
    const check = await openWith(bearer).check(rings, AbortSignal.abort());
    expect(check).toMatchObject({ isHealthy: false, message: expect.stringContaining("took too long"), exchanges: [] });
    expect(provider.requests).toHaveLength(asked);
  });
});

test("a check shows no secret", async () => {
  token("second-token");
  answer({ rings: [{ id: 1, echo: "second-token", key: "open-sesame" }] });
  const check = await open({ accessToken: "old", expiresAt: "2026-05-01T11:00:00Z" }).check(rings);
  expect(check).toMatchObject({ isHealthy: true, events: 1 });
  expect(check.exchanges.map(({ status }) => status)).toEqual([200, 200]);
  expect(JSON.stringify(check)).not.toMatch(/sesame|second-token/);
});
