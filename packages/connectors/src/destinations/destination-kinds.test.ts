import { createHash, generateKeyPairSync } from "node:crypto";
import { type DeliveryOutcome, PharosError, scrubSecrets } from "@pharos/domain";
import { type RecordedRequest, type RecordingServer, startRecordingServer } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { destinationKinds } from "./destination-kinds.ts";
import type { AlertMessage } from "./message/alert-message.ts";
import { testMessage } from "./message/test-message.ts";
import type { SendContext } from "./request/send-context.ts";

const now = new Date("2026-11-22T09:14:05Z");
let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

const outbound = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
let askedUrl = "";
/** Sends over HTTP to the recording server, whichever host a kind asks for. */
const context: SendContext = {
  clock: () => now,
  version: "1.2.3",
  sendMail: () => Promise.reject(new Error("This kind sends no mail")),
  fetch: (url, request) => {
    askedUrl = url;
    const { pathname, search } = new URL(url);
    return outbound(`${server.url}${pathname}${search}`, request);
  },
};

const alert: AlertMessage = {
  ...testMessage("https://pharos.example", now),
  alertId: "3f6d1c0a9e4b47c2a1d85e7f20b6c913",
  detectionId: "Kestrel.AWS.ConsoleLogin.NoMFA",
  detectionName: "AWS console login without MFA",
  title: "Console login without MFA by deploy-bot",
  severity: "HIGH",
  description: "A user signed in without a second factor.",
  runbook: "Ask the owner, then disable the key.",
  context: { actor: "deploy-bot" },
  logTypes: ["AWS.CloudTrail"],
  link: "https://pharos.example/alerts-and-errors/3f6d1c0a9e4b47c2a1d85e7f20b6c913/",
  idempotencyKey: "dlv-1",
};

const secret = "s3cr3t-of-the-destination";
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const googleKey = JSON.stringify({
  type: "service_account",
  client_email: "pharos@kestrel.iam.example",
  private_key_id: "key-1",
  private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
});
const aws = { accessKeyId: "AKIDEXAMPLE0000000", secretAccessKey: secret };
const jira = { orgDomain: "https://jira.example/jira", projectKey: "SEC", issueType: "Task", apiKey: secret };

type Expected = Partial<DeliveryOutcome> & { readonly receipt?: object };
type Answer = readonly [
  status: number,
  body: string | ((request: RecordedRequest) => string),
  expected: DeliveryOutcome["kind"] | Expected,
  headers?: Record<string, string>,
];
interface Case {
  readonly settings: Record<string, unknown>;
  /** Where the alert goes. */
  readonly url: string;
  /** Texts and patterns that the request's headers have. */
  readonly headers?: Record<string, unknown>;
  /** A part of the request's JSON. */
  readonly body?: object;
  readonly answers: readonly Answer[];
  /** UTF-8 bytes of the largest request. */
  readonly bytesMax: number;
}

/** SQS says what it kept, by its hash. */
function keptBySqs({ body }: RecordedRequest): string {
  const { MessageBody } = JSON.parse(body);
  return JSON.stringify({ MessageId: "m-1", MD5OfMessageBody: createHash("md5").update(MessageBody).digest("hex") });
}

const jiraRefusals: readonly Answer[] = [
  [400, '{"errors":{"summary":"too long"}}', "rejected"],
  [400, '{"errors":{"project":"project is required"}}', "credentials"],
  [401, "<html>Unauthorized</html>", "credentials"],
  [429, "", { kind: "throttled", retryAfterMs: 4_000 }, { "retry-after": "4" }],
];
const plainAnswers: readonly Answer[] = [
  [200, "ok", "delivered"],
  [204, "", "delivered"],
  [401, "no", "credentials"],
  [403, "no", "credentials"],
  [404, "gone", "rejected"],
  [307, "", "rejected", { location: "http://127.0.0.1:1/" }],
  [429, "", { kind: "throttled", retryAfterMs: 60_000 }, { "retry-after": "Sun, 22 Nov 2026 09:15:05 GMT" }],
];
const plain = (headers: Case["headers"] = {}, settings: object = {}): Case => ({
  settings: { webhookURL: `https://tool.example/hook/${secret}`, ...settings },
  url: `https://tool.example/hook/${secret}`,
  headers: { "idempotency-key": "dlv-1", ...headers },
  body: { alertId: alert.alertId, title: alert.title, alertContext: alert.context, link: alert.link },
  answers: plainAnswers,
  bytesMax: 1_000_000,
});

const cases: Record<string, Case> = {
  asana: {
    settings: { personalAccessToken: secret, projectGids: ["1204567890123456"] },
    url: "https://app.asana.com/api/1.0/tasks",
    headers: { authorization: `Bearer ${secret}` },
    body: { data: { name: alert.title, projects: ["1204567890123456"], notes: expect.stringContaining(alert.link) } },
    answers: [
      [
        201,
        '{"data":{"gid":"12","permalink_url":"https://app.asana.com/0/1/12"}}',
        { kind: "delivered", receipt: { externalId: "12", url: "https://app.asana.com/0/1/12", label: "12" } },
      ],
      [400, '{"errors":[{"message":"project: Unknown object: 123"}]}', "rejected"],
      [401, '{"errors":[{"message":"Not Authorized"}]}', "credentials"],
      [402, "{}", "credentials"],
      [429, "{}", { kind: "throttled", retryAfterMs: 30_000 }, { "retry-after": "30" }],
    ],
    bytesMax: 250_000,
  },
  sns: {
    settings: { topicArn: "arn:aws:sns:eu-west-1:123456789012:alerts", ...aws },
    url: "https://sns.eu-west-1.amazonaws.com/",
    headers: {
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=AKID\w+\/20261122\/eu-west-1\/sns\/aws4_request/,
      ),
    },
    answers: [
      [
        200,
        "<PublishResponse><PublishResult><MessageId>m-1</MessageId></PublishResult></PublishResponse>",
        { kind: "delivered", receipt: { externalId: "m-1" } },
      ],
      [400, "<ErrorResponse><Error><Code>Throttling</Code></Error></ErrorResponse>", "throttled"],
      [400, "<ErrorResponse><Error><Code>InvalidParameter</Code></Error></ErrorResponse>", "rejected"],
      [404, "<ErrorResponse><Error><Code>NotFound</Code></Error></ErrorResponse>", "credentials"],
      [403, "<ErrorResponse><Error><Code>ExpiredToken</Code></Error></ErrorResponse>", "credentials"],
      [200, "<html>a proxy</html>", "retry"],
    ],
    // Form encoding makes up to three times of it.
    bytesMax: 768 * 1024,
  },
  sqs: {
    settings: { queueUrl: "https://sqs.eu-west-1.amazonaws.com/123456789012/alerts.fifo", ...aws },
    url: "https://sqs.eu-west-1.amazonaws.com/",
    headers: {
      "x-amz-target": "AmazonSQS.SendMessage",
      authorization: expect.stringContaining("/eu-west-1/sqs/aws4_request"),
    },
    body: {
      MessageGroupId: alert.detectionId,
      MessageDeduplicationId: "dlv-1",
      MessageBody: expect.stringContaining(alert.title),
    },
    answers: [
      [200, keptBySqs, { kind: "delivered", receipt: { externalId: "m-1" } }],
      [200, '{"MessageId":"m-1","MD5OfMessageBody":"wrong"}', "retry"],
      [400, '{"__type":"com.amazonaws.sqs#QueueDoesNotExist"}', "credentials"],
      [400, '{"__type":"com.amazonaws.sqs#RequestThrottled"}', "throttled"],
      [400, '{"__type":"com.amazonaws.sqs#InvalidMessageContents"}', "rejected"],
      [403, '{"__type":"com.amazon.coral#ExpiredTokenException"}', "credentials"],
    ],
    bytesMax: 768 * 1024,
  },
  blinkopswebhook: plain({ "blink-api-key": secret }, { apiKey: secret }),
  customwebhook: plain({ "x-key": secret }, { customHeaders: [{ name: "X-Key", value: secret }] }),
  discord: {
    settings: { webhookURL: `https://discord.com/api/webhooks/1/${secret}` },
    url: `https://discord.com/api/webhooks/1/${secret}?wait=true`,
    body: { allowed_mentions: { parse: [] }, embeds: [{ url: alert.link, title: expect.stringContaining("HIGH") }] },
    answers: [
      [200, '{"id":"1310"}', { kind: "delivered", receipt: { externalId: "1310" } }],
      [204, "", "delivered"],
      [400, '{"code":50035,"message":"Invalid Form Body"}', "rejected"],
      [401, '{"code":50027}', "credentials"],
      [404, '{"code":10015,"message":"Unknown Webhook"}', "credentials"],
      [429, '{"retry_after":0.5}', { kind: "throttled", retryAfterMs: 500 }],
    ],
    bytesMax: 24_000,
  },
  expelwebhook: plain(
    { authorization: `Basic ${btoa(`pharos:${secret}`)}` },
    { webhookUsername: "pharos", webhookPassword: secret },
  ),
  gcppubsub: {
    settings: { projectId: "kestrel-prod", topicId: "alerts", credentials: googleKey },
    url: "https://pubsub.googleapis.com/v1/projects/kestrel-prod/topics/alerts:publish",
    headers: { authorization: expect.stringMatching(/^Bearer ey[\w-]+\.[\w-]+\.[\w-]+$/) },
    body: { messages: [{ attributes: { alertId: alert.alertId, deliveryId: "dlv-1" } }] },
    answers: [
      [200, '{"messageIds":["113"]}', { kind: "delivered", receipt: { externalId: "113" } }],
      [403, '{"error":{"status":"PERMISSION_DENIED"}}', "credentials"],
      [404, '{"error":{"status":"NOT_FOUND"}}', "credentials"],
      [400, '{"error":{"status":"INVALID_ARGUMENT"}}', "rejected"],
      [429, '{"error":{"status":"RESOURCE_EXHAUSTED"}}', "throttled"],
    ],
    bytesMax: 10_000_000,
  },
  github: {
    settings: { repoName: "kestrel/alerts", token: secret },
    url: "https://api.github.com/repos/kestrel/alerts/issues",
    headers: { authorization: `Bearer ${secret}`, "user-agent": "Pharos/1.2.3" },
    body: { title: alert.title, body: expect.stringMatching(/<!-- pharos:dlv-1 -->$/) },
    answers: [
      [
        201,
        '{"number":42,"html_url":"https://github.com/kestrel/alerts/issues/42"}',
        {
          kind: "delivered",
          receipt: { externalId: "42", url: "https://github.com/kestrel/alerts/issues/42", label: "#42" },
        },
      ],
      [401, '{"message":"Bad credentials"}', "credentials"],
      [403, '{"message":"Resource not accessible by personal access token"}', "credentials"],
      [
        403,
        '{"message":"API rate limit exceeded"}',
        { kind: "throttled", retryAfterMs: 90_000 },
        { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(now.getTime() / 1000 + 90) },
      ],
      [403, '{"message":"You have exceeded a secondary rate limit"}', { kind: "throttled", retryAfterMs: 60_000 }],
      [429, "{}", { kind: "throttled", retryAfterMs: 5_000 }, { "retry-after": "5" }],
      [404, '{"message":"Not Found"}', "credentials"],
      [422, '{"message":"Validation Failed"}', "rejected"],
    ],
    bytesMax: 65_536 * 3,
  },
  incidentiowebhook: {
    settings: { webhookURL: "https://api.incident.io/v2/alert_events/http/01", apiKey: secret },
    url: "https://api.incident.io/v2/alert_events/http/01",
    headers: { authorization: `Bearer ${secret}` },
    body: { title: alert.title, status: "firing", deduplication_key: alert.alertId },
    answers: [
      [202, '{"status":"success"}', "delivered"],
      [401, "{}", "credentials"],
      [422, '{"type":"validation_error"}', "rejected"],
      [429, "{}", "throttled"],
    ],
    bytesMax: 512_000,
  },
  jira: {
    settings: { ...jira, userName: "pharos@kestrel.example", severityPriorities: [{ name: "HIGH", value: "High" }] },
    url: "https://jira.example/jira/rest/api/2/issue",
    headers: { authorization: `Basic ${btoa(`pharos@kestrel.example:${secret}`)}` },
    body: {
      fields: {
        project: { key: "SEC" },
        summary: alert.title,
        priority: { name: "High" },
        labels: ["pharos", `pharos-${alert.alertId}`, "pharos-dlv-1"],
      },
    },
    answers: [
      [
        201,
        '{"id":"10042","key":"SEC-42"}',
        {
          kind: "delivered",
          receipt: { externalId: "SEC-42", url: "https://jira.example/jira/browse/SEC-42", label: "SEC-42" },
        },
      ],
      ...jiraRefusals,
    ],
    bytesMax: 150_000,
  },
  jiradatacenter: {
    settings: { ...jira, assigneeName: "soc-lead" },
    url: "https://jira.example/jira/rest/api/2/issue",
    headers: { authorization: `Bearer ${secret}`, "x-atlassian-token": "no-check" },
    body: { fields: { assignee: { name: "soc-lead" } } },
    answers: [[201, '{"key":"SEC-1"}', "delivered"], ...jiraRefusals],
    bytesMax: 150_000,
  },
  mindflowwebhook: plain(),
  msteams: {
    settings: { webhookURL: `https://kestrel.logic.azure.com/workflows/1?sig=${secret}` },
    url: `https://kestrel.logic.azure.com/workflows/1?sig=${secret}`,
    body: { type: "message", attachments: [{ content: { type: "AdaptiveCard", actions: [{ url: alert.link }] } }] },
    answers: [
      [202, "", "delivered"],
      [200, "1", "delivered"],
      [200, "Microsoft Teams endpoint returned HTTP error 429", "throttled"],
      [200, "Microsoft Teams endpoint returned HTTP error 413", "rejected"],
      [401, '{"error":{"code":"DirectApiAuthorizationRequired"}}', "credentials"],
      [404, '{"error":{"code":"WorkflowNotFound"}}', "rejected"],
    ],
    bytesMax: 20_480,
  },
  opsgenie: {
    settings: { apiKey: secret, serviceRegion: "EU" },
    url: "https://api.eu.opsgenie.com/v2/alerts",
    headers: { authorization: `GenieKey ${secret}` },
    body: { message: alert.title, alias: `pharos-${alert.alertId}`, priority: "P2", details: { actor: "deploy-bot" } },
    answers: [
      [
        202,
        '{"result":"Request will be processed"}',
        { kind: "delivered", receipt: { externalId: `pharos-${alert.alertId}` } },
      ],
      [401, '{"message":"Key format is not valid!"}', "credentials"],
      [422, '{"message":"Request body is not processable"}', "rejected"],
      [429, "{}", { kind: "throttled", retryAfterMs: 60_000 }, { "x-ratelimit-period-in-sec": "60" }],
    ],
    bytesMax: 60_000,
  },
  pagerduty: {
    settings: { integrationKey: "0123456789abcdef0123456789abcdef" },
    url: "https://events.pagerduty.com/v2/enqueue",
    body: {
      event_action: "trigger",
      dedup_key: `pharos-${alert.alertId}`,
      payload: { summary: alert.title, severity: "error", source: "pharos.example", component: "AWS.CloudTrail" },
    },
    answers: [
      [202, '{"dedup_key":"k"}', { kind: "delivered", receipt: { externalId: `pharos-${alert.alertId}` } }],
      [400, `{"errors":["'routing_key' is invalid"]}`, "credentials"],
      [400, '{"errors":["payload is missing"]}', "rejected"],
      [429, "Request Limit Exceeded", { kind: "throttled", retryAfterMs: 120_000 }],
    ],
    bytesMax: 512_000,
  },
  rapid7webhook: plain({ "x-api-key": secret }, { apiKey: secret }),
  slackbot: {
    settings: { botToken: `xoxb-${secret}`, channel: "#alerts" },
    url: "https://slack.com/api/chat.postMessage",
    headers: { authorization: `Bearer xoxb-${secret}` },
    body: { channel: "#alerts", text: `[High] ${alert.title}`, metadata: { event_payload: { deliveryId: "dlv-1" } } },
    answers: [
      [
        200,
        '{"ok":true,"channel":"C1","ts":"1.2"}',
        { kind: "delivered", receipt: { externalId: "C1:1.2", label: "C1" } },
      ],
      [200, '{"ok":false,"error":"invalid_auth"}', "credentials"],
      [200, '{"ok":false,"error":"channel_not_found"}', "credentials"],
      [200, '{"ok":false,"error":"msg_too_long"}', "rejected"],
      [200, '{"ok":false,"error":"ratelimited"}', "throttled"],
      [200, '{"ok":false,"error":"internal_error"}', "retry"],
      [200, "<html>a proxy</html>", "retry"],
      [429, "", { kind: "throttled", retryAfterMs: 9_000 }, { "retry-after": "9" }],
    ],
    bytesMax: 100_000,
  },
  slack: {
    settings: { webhookURL: `https://hooks.slack.com/services/T/B/${secret}` },
    url: `https://hooks.slack.com/services/T/B/${secret}`,
    body: { text: `[High] ${alert.title}`, attachments: [{ color: "#F5823B" }] },
    answers: [
      [200, "ok", "delivered"],
      [400, "invalid_payload", "rejected"],
      [404, "no_service", "credentials"],
      [410, "channel_is_archived", "credentials"],
      [429, "", { kind: "throttled", retryAfterMs: 1_000 }, { "retry-after": "1" }],
    ],
    bytesMax: 100_000,
  },
  splunkwebhook: {
    settings: { webhookURL: "https://splunk.example:8088", authToken: secret },
    url: "https://splunk.example:8088/services/collector/event",
    headers: { authorization: `Splunk ${secret}` },
    body: { sourcetype: "pharos:alert", event: { title: alert.title }, fields: { alertId: alert.alertId } },
    answers: [
      [200, '{"text":"Success","code":0}', "delivered"],
      [200, "<html>a proxy</html>", "retry"],
      [403, '{"text":"Invalid token","code":4}', "credentials"],
      [400, '{"text":"Invalid data format","code":6}', "rejected"],
      [503, '{"text":"Server is busy","code":9}', "retry"],
      [429, "", { kind: "throttled", retryAfterMs: 3_000 }, { "retry-after": "3" }],
    ],
    bytesMax: 800_000,
  },
  tineswebhook: plain(),
  torqwebhook: plain({ "x-key": secret }, { authenticationHeaders: [{ name: "X-Key", value: secret }] }),
};

/** Mail has tests of its own. */
const httpKinds = destinationKinds.filter(({ type }) => type !== "email");

test("each kind has its row here, a name and an identifier of its own", () => {
  expect(httpKinds.map(({ type }) => type).sort()).toEqual(Object.keys(cases).sort());
  expect(new Set(destinationKinds.map(({ name }) => name)).size).toBe(destinationKinds.length);
});

// The form asks for a preview of the message from the first letter on.
test.each(["", "x", "https://"])("settings that are all %j are refused with words", (text) => {
  for (const { parseSettings, fields } of destinationKinds) {
    const settings = Object.fromEntries(fields.map(({ name }) => [name, text]));
    expect(() => parseSettings(settings)).toThrow(PharosError);
  }
});

test("a pace is shared by settings that the kind has", () => {
  for (const { type, pace, fields } of destinationKinds) {
    const names = fields.map(({ name }) => name);
    expect({ type, unknown: (pace?.sharedBy ?? []).filter((name) => !names.includes(name)) }).toEqual({
      type,
      unknown: [],
    });
  }
});

const rows = httpKinds.map((kind) => ({ kind, name: kind.name, ...(cases[kind.type] as Case) }));
describe.each(rows)("$name", ({ kind, settings, url, headers = {}, body, answers, bytesMax }) => {
  const parsed = kind.parseSettings(settings);
  const send = async (change: Partial<AlertMessage> = {}, limits: Pick<SendContext, "requestMsMax"> = {}) => {
    const outcome = await kind.send({ ...alert, ...change }, parsed, { ...context, ...limits });
    return { ...outcome, message: scrubSecrets(outcome.message, parsed, kind.secretKeys) };
  };
  const lastRequest = () => {
    const request = server.requests.at(-1);
    if (!request) throw new Error("Nothing was sent");
    return request;
  };

  test("sends an alert as the tool wants it", async () => {
    await send();
    expect(askedUrl).toBe(url);
    expect(lastRequest()).toMatchObject({ method: "POST", headers: { "user-agent": "Pharos/1.2.3", ...headers } });
    if (body !== undefined) expect(JSON.parse(lastRequest().body)).toMatchObject(body);
  });

  test.each(answers.map((answer) => ({ answer })))(
    "reads $answer",
    async ({ answer: [status, text, expected, answerHeaders = {}] }) => {
      server.willAnswer({ status, body: text, headers: answerHeaders });
      expect(await send()).toMatchObject(typeof expected === "string" ? { kind: expected } : { ...expected });
    },
  );

  test("tries again after a broken server and a dropped connection, with the same keys", async () => {
    server.willAnswer({ status: 500, body: "oops" });
    expect(await send()).toMatchObject({ kind: "retry", statusCode: 500 });
    const first = lastRequest();
    server.willDrop();
    expect(await send()).toMatchObject({ kind: "retry", mayHaveArrived: true });
    expect(lastRequest().body).toBe(first.body);
  });

  test("gives up a tool that is slow, and says that the alert may have arrived", async () => {
    server.willStall();
    expect(await send({}, { requestMsMax: 60 })).toEqual({
      kind: "retry",
      statusCode: 504,
      message: "Timeout: the upstream service did not respond back in time",
      mayHaveArrived: true,
    });
  });

  test("has an answer here of each sort that a tool gives", () => {
    const kinds = answers.map(([, , expected]) => (typeof expected === "string" ? expected : expected.kind));
    expect(kinds).toEqual(expect.arrayContaining(["delivered", "rejected", "throttled", "credentials"]));
  });

  test("says no secret, whatever the tool answers", async () => {
    const said = kind.secretKeys.map((key) => JSON.stringify(parsed[key])).join(" ");
    await send();
    const credential = lastRequest().headers.authorization?.split(" ").at(-1) ?? "none";
    server.willAnswer({ status: 400, body: `${said} ${credential}` });
    const { message } = await send();
    expect(message).not.toContain(secret);
    expect(message.endsWith(credential)).toBe(credential === "none");
  });

  test("keeps within the tool's limits with a hostile alert, and mentions nobody", async () => {
    const title = `\r\n<!channel> @everyone "${"🪃".repeat(5_000)}`;
    await send({
      title,
      description: `</td>${"é".repeat(200_000)}`,
      runbook: "]".repeat(50_000),
      tags: Array.from({ length: 100 }, (_, index) => `${"t".repeat(300)}${index}`),
      context: { blob: `\`\`\`{code}${"x".repeat(2_000_000)}`, small: "kept" },
    });
    const sent = lastRequest().body;
    expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(bytesMax);
    expect(sent).not.toMatch(/\\ud[89ab][0-9a-f]{2}(?!\\ud)/i);
    // Discord refuses embeds of more than 6,000 characters, names and footer included.
    if (kind.type === "discord") {
      const texts: string[] = [];
      JSON.parse(sent, (key, value) => {
        if (typeof value === "string" && key !== "url") texts.push(value);
        return value;
      });
      expect(texts.join("").length).toBeLessThanOrEqual(6_000);
    }
    if (kind.type.startsWith("jira")) expect(JSON.parse(sent).fields.description.length).toBeLessThanOrEqual(32_767);
    if (kind.type.startsWith("slack")) expect(JSON.parse(sent).text).not.toContain("<!channel>");
  });

  test("names the field of each setting that is missing", () => {
    const required = kind.fields.filter((field) => field.required === true && field.type !== "choice");
    const refused = (() => {
      try {
        kind.parseSettings({});
      } catch (error) {
        return (error as { fieldErrors: Record<string, string> }).fieldErrors;
      }
    })();
    expect(Object.keys(refused ?? {}).sort()).toEqual(required.map((field) => field.name).sort());
  });
});
