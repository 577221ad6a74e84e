import { createGzip, gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { RunningPharos } from "./running-pharos.ts";

let pharos: RunningPharos;
let url: string;

const megabyte = 1024 * 1024;
const good = (id: string, change: object = {}) =>
  JSON.stringify({
    eventVersion: "1.08",
    eventID: id,
    eventTime: "2026-03-01T10:00:00Z",
    eventSource: "ec2.amazonaws.com",
    eventName: "DescribeInstances",
    awsRegion: "eu-central-1",
    userIdentity: { type: "IAMUser", accountId: "111122223333" },
    recipientAccountId: "111122223333",
    ...change,
  });

/** 2.25 GB of zeros in a few megabytes: more than a delivery may unpack to. */
async function zipBomb(): Promise<Buffer> {
  const gzip = createGzip();
  const parts: Buffer[] = [];
  gzip.on("data", (part: Buffer) => parts.push(part));
  const zeros = Buffer.alloc(8 * megabyte);
  for (let i = 0; i < 32; i++) if (!gzip.write(zeros)) await new Promise((resolve) => gzip.once("drain", resolve));
  const ended = new Promise((resolve) => gzip.once("end", resolve));
  gzip.end();
  await ended;
  // Several members in one body are unpacked one after the other.
  return Buffer.concat(Array<Buffer>(9).fill(Buffer.concat(parts)));
}

async function post(body: string | Buffer, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: "POST",
    body: typeof body === "string" ? body : new Uint8Array(body),
    headers,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test.beforeAll(async () => {
  pharos = await RunningPharos.start();
  const args = [
    "--label",
    "Trail",
    "--log-type",
    "AWS.CloudTrail",
    "--stream-type",
    "JSON",
    "--auth",
    "None",
    "--json",
  ];
  ({ url } = JSON.parse(await pharos.command("source", "create", "http", ...args)) as { url: string });
});
test.afterAll(() => pharos.discard());
test.afterEach(async () => {
  // Whatever came, the next good event is stored.
  expect((await post(good(crypto.randomUUID()))).body).toMatchObject({ received: 1, stored: 1 });
});

const kept: readonly { name: string; body: () => string | Buffer; counts: Record<string, unknown>; reason?: string }[] =
  [
    {
      name: "malformed JSON between good lines",
      body: () => `${good("a1")}\n{"eventName": \n${good("a2")}`,
      counts: { received: 3, stored: 2, failed: 1 },
      reason: "JSON",
    },
    {
      name: "a single line of 10 MB",
      body: () => good("b1", { requestParameters: { blob: "x".repeat(10 * megabyte) } }),
      counts: { received: 1, stored: 0, failed: 1 },
    },
    {
      name: "10,000 levels of nesting",
      body: () => `${good("c1")}\n${"[".repeat(10_000)}${"]".repeat(10_000)}`,
      counts: { received: 2, stored: 1, failed: 1 },
    },
    {
      name: "an event without what its type requires",
      body: () => JSON.stringify({ eventName: "X" }),
      counts: { received: 1, stored: 0, failed: 1 },
      reason: "required",
    },
    { name: "plain text", body: () => "hello, is anybody there?", counts: { received: 1, stored: 0, failed: 1 } },
    { name: "an empty body", body: () => "", counts: { received: 0, stored: 0, failed: 0 } },
  ];
for (const { name, body, counts, reason } of kept) {
  test(`${name}: kept with its reason, the rest is stored`, async () => {
    const answer = await post(body());
    expect(answer.status).toBe(counts.stored === 0 && counts.failed === 1 ? 422 : 200);
    expect(answer.body).toMatchObject(counts);
    if (!reason) return;
    const rows = await pharos.command(
      "query",
      "SELECT reason FROM pharos_monitor.public.classification_failures ORDER BY p_event_time DESC LIMIT 1",
      "--json",
    );
    expect(rows).toContain(reason);
  });
}

const stored: readonly { name: string; body: () => Buffer | string; sql: string; value: unknown }[] = [
  {
    name: "invalid UTF-8",
    body: () =>
      Buffer.concat([
        Buffer.from(good("d1").slice(0, -1)),
        Buffer.from(',"userAgent":"'),
        Buffer.from([0xff, 0xfe]),
        Buffer.from('"}'),
      ]),
    sql: "SELECT userAgent AS v FROM pharos_logs.public.aws_cloudtrail WHERE eventID = 'd1'",
    value: "��",
  },
  {
    name: "a key that is there twice",
    body: () => `${good("e1").slice(0, -1)},"awsRegion":"us-east-1"}`,
    sql: "SELECT awsRegion AS v FROM pharos_logs.public.aws_cloudtrail WHERE eventID = 'e1'",
    value: "us-east-1",
  },
  {
    name: "a time of the year 1901",
    body: () => good("f1", { eventTime: "1901-01-01T00:00:00Z" }),
    sql: "SELECT toYear(p_event_time) AS v FROM pharos_logs.public.aws_cloudtrail WHERE eventID = 'f1'",
    value: new Date().getUTCFullYear(),
  },
  {
    name: "a time of the year 2262",
    body: () => good("g1", { eventTime: "2262-01-01T00:00:00Z" }),
    sql: "SELECT toYear(p_event_time) AS v FROM pharos_logs.public.aws_cloudtrail WHERE eventID = 'g1'",
    value: new Date().getUTCFullYear(),
  },
];
for (const { name, body, sql, value } of stored) {
  test(`${name}: stored, and found again`, async () => {
    expect((await post(body())).body).toMatchObject({ received: 1, stored: 1 });
    expect(JSON.parse(await pharos.command("query", sql, "--json"))).toEqual({ v: value });
  });
}

const refused: readonly {
  name: string;
  send: () => Promise<{ status: number; body: Record<string, unknown> }>;
  status: number;
  says: RegExp;
}[] = [
  {
    name: "a truncated gzip",
    send: () => post(gzipSync(good("h1")).subarray(0, 60)),
    status: 400,
    says: /truncated|incomplete|cut/i,
  },
  { name: "a bomb of 2.25 GB", send: async () => post(await zipBomb()), status: 413, says: /MiB|bytes|large/i },
  {
    name: "a header that promises gzip before plain text",
    send: () => post(good("i1"), { "content-encoding": "gzip" }),
    status: 400,
    says: /gzip/,
  },
  {
    name: "an encoding that nobody knows",
    send: () => post(good("j1"), { "content-encoding": "br" }),
    status: 415,
    says: /br/,
  },
  {
    name: "a token that is too long",
    send: () => post(good("k1"), { "idempotency-key": "x".repeat(300) }),
    status: 400,
    says: /Idempotency-Key/,
  },
];
for (const { name, send, status, says } of refused) {
  test(`${name}: refused in clear words`, async () => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(String(answer.body.message)).toMatch(says);
  });
}

test("a source that does not exist: refused in clear words", async () => {
  const answer = await fetch(`${pharos.url}/http/${crypto.randomUUID()}`, { method: "POST", body: "x" });
  expect(answer.status).toBe(404);
});

test("a log type that nobody knows: refused, with a suggestion", async () => {
  const create = pharos.command(
    "source",
    "create",
    "http",
    "--label",
    "Typo",
    "--log-type",
    "AWS.CloudTrial",
    "--auth",
    "None",
  );
  await expect(create).rejects.toThrow(/did you mean AWS\.CloudTrail/);
});

test("what was sent is accounted for, to the last event", async () => {
  const source = JSON.parse(await pharos.command("source", "list", "--json")) as {
    health: string;
    counts: Record<string, number>;
  };
  const { received = 0, stored: kept = 0, failed = 0, dropped = 0, repeated = 0 } = source.counts;
  expect(received).toBeGreaterThan(10);
  expect(received).toBe(kept + failed + dropped + repeated);
});
