import { PharosError } from "@pharos/domain";
import { type RecordingServer, startRecordingServer } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOutboundFetch } from "../../outbound/create-outbound-fetch.ts";
import { testMessage } from "../message/test-message.ts";
import { customWebhook } from "./custom-webhook.ts";
import { signWebhook } from "./sign-webhook.ts";

const now = new Date("2026-03-01T12:00:00Z");
let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

const message = { ...testMessage("https://pharos.example", now), context: { actor: "deploy-bot" } };
const send = (
  path = "/hook",
  change: Partial<typeof message> = {},
  allowedPrivateHosts = ["127.0.0.1"],
  more: object = {},
) =>
  customWebhook.send(
    { ...message, ...change },
    customWebhook.parseSettings({
      webhookURL: `${server.url}${path}`,
      customHeaders: [{ name: "X-Key", value: "open-sesame" }],
      ...more,
    }),
    {
      fetch: createOutboundFetch({ allowedPrivateHosts }),
      sendMail: () => Promise.reject(new Error("It sends no mail")),
      clock: () => now,
      version: "1.2.3",
    },
  );

test("posts every key of the alert, with the headers of the destination", async () => {
  expect(await send()).toEqual({ kind: "delivered", statusCode: 200, message: "ok" });
  const request = server.requests.at(-1);
  expect(request).toMatchObject({
    method: "POST",
    path: "/hook",
    headers: {
      "content-type": "application/json",
      "user-agent": "Pharos/1.2.3",
      "x-key": "open-sesame",
      "idempotency-key": message.idempotencyKey,
    },
  });
  expect(JSON.parse(request?.body ?? "")).toEqual({
    id: "Test.Alert",
    createdAt: "2026-03-01T12:00:00.000Z",
    severity: "INFO",
    type: "RULE",
    link: "https://pharos.example",
    title: "This is a Test Alert",
    name: "Test Alert",
    alertId: "Test.Alert",
    alertContext: { actor: "deploy-bot" },
    description: "This is a Test Alert",
    runbook: "Stuck? Check out our docs: https://pharos.example/docs/",
    tags: ["test"],
    version: null,
  });
});

test("signs requests where it has a secret", async () => {
  const signingSecret = `whsec_${"plJ3nmyCDGBKInav".repeat(2)}`;
  await send("/hook", {}, ["127.0.0.1"], { signingSecret });
  const { headers = {}, body = "" } = server.requests.at(-1) ?? {};
  expect(headers).toMatchObject({ "webhook-id": message.idempotencyKey, "webhook-timestamp": "1772366400" });
  expect(headers).toMatchObject(signWebhook(signingSecret, message.idempotencyKey, body, now));
  await send();
  expect(server.requests.at(-1)?.headers).not.toHaveProperty("webhook-signature");
});

test("the headers of the destination do not replace the signature", async () => {
  const customHeaders = [{ name: "Webhook-Signature", value: "v1,forged" }];
  await send("/hook", {}, ["127.0.0.1"], { signingSecret: `whsec_${"plJ3nmyCDGBKInav".repeat(2)}`, customHeaders });
  expect(server.requests.at(-1)?.headers["webhook-signature"]).not.toContain("forged");
});

test("signs as in the example of Standard Webhooks", () => {
  const body = '{"event_type":"ping","data":{"success":true}}';
  const at = new Date(1_731_705_121_000);
  expect(signWebhook("whsec_plJ3nmyCDGBKInavdOK15jsl", "msg_loFOjxBNrRLzqYUf", body, at)).toEqual({
    "webhook-id": "msg_loFOjxBNrRLzqYUf",
    "webhook-timestamp": "1731705121",
    "webhook-signature": "v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=",
  });
});

test("says in the title that an alert was sent again", async () => {
  await send("/hook", { isResent: true });
  expect(JSON.parse(server.requests.at(-1)?.body ?? "").title).toBe("[Re-sent]: This is a Test Alert");
});

test.each([
  { status: 204, outcome: { kind: "delivered", statusCode: 204, message: "" } },
  { status: 429, headers: { "retry-after": "7" }, outcome: { kind: "throttled", retryAfterMs: 7_000 } },
  {
    status: 429,
    headers: { "retry-after": "Sun, 01 Mar 2026 12:01:00 GMT" },
    outcome: { kind: "throttled", retryAfterMs: 60_000 },
  },
  { status: 401, outcome: { kind: "credentials" } },
  { status: 403, outcome: { kind: "credentials" } },
  { status: 404, body: "no hook", outcome: { kind: "rejected", message: "request failed: 404 Not Found: no hook" } },
  { status: 307, headers: { location: "http://127.0.0.1:1/" }, outcome: { kind: "rejected", statusCode: 307 } },
  { status: 408, outcome: { kind: "retry" } },
  { status: 503, headers: { "retry-after": "3" }, outcome: { kind: "retry", statusCode: 503, retryAfterMs: 3_000 } },
])("takes $status as $outcome.kind", async ({ outcome, ...answer }) => {
  server.willAnswer(answer);
  expect(await send()).toMatchObject(outcome);
});

test("a connection that is dropped is tried again", async () => {
  server.willDrop();
  expect(await send()).toMatchObject({ kind: "retry", statusCode: 500, message: expect.stringMatching(/^network/) });
});

test("an address that Pharos does not connect to is refused", async () => {
  expect(await send("/hook", {}, [])).toMatchObject({
    kind: "refused",
    message: expect.stringContaining("allowedPrivateHosts"),
  });
});

test("keeps a thousand characters of an endless answer", async () => {
  server.willAnswer({ status: 200, body: "x".repeat(1_000_000) });
  expect((await send()).message).toBe("x".repeat(1_000));
});

test.each([
  { name: "no address", given: {}, field: "webhookURL" },
  { name: "no web address", given: { webhookURL: "ftp://example.com" }, field: "webhookURL" },
  { name: "a user in the address", given: { webhookURL: "https://a:b@example.com" }, field: "webhookURL" },
  ...["Host", "bad name", "Transfer-Encoding"].map((name) => ({
    name: `the header ${name}`,
    given: { webhookURL: "https://example.com", customHeaders: [{ name, value: "x" }] },
    field: "customHeaders",
  })),
  ...["secret", "whsec_c2hvcnQ=", "whsec_not base64 at all, but long enough"].map((signingSecret) => ({
    name: `the signing secret ${signingSecret}`,
    given: { webhookURL: "https://example.com", signingSecret },
    field: "signingSecret",
  })),
  {
    name: "a line break in a header",
    given: { webhookURL: "https://example.com", customHeaders: [{ name: "X", value: "a\r\nB: c" }] },
    field: "customHeaders",
  },
])("refuses $name", ({ given, field }) => {
  let error: unknown;
  try {
    customWebhook.parseSettings(given);
  } catch (caught) {
    error = caught;
  }
  expect(error).toBeInstanceOf(PharosError);
  expect(Object.keys((error as PharosError).fieldErrors ?? {})).toEqual([field]);
});
