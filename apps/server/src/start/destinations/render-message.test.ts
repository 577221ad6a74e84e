import { generateKeyPairSync } from "node:crypto";
import { type AlertMessage, destinationKinds, testMessage } from "@pharos/connectors";
import { secretMask } from "@pharos/domain";
import { expect, test } from "vitest";
import { renderMessage } from "./render-message.ts";

const now = new Date("2026-03-01T10:00:00Z");
const own = { clock: () => now, version: "1.2.3" };
const alert: AlertMessage = {
  ...testMessage("https://pharos.example", now),
  title: "Vault opened by ada",
  description: "Nobody opens it at night.",
  context: { actor: "ada", door: "vault" },
};
const secret = "s3cr3t-of-the-destination";
const aws = { accessKeyId: "AKIDEXAMPLE0000000", secretAccessKey: secret };
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const credentials = JSON.stringify({
  type: "service_account",
  client_email: "pharos@kestrel.iam.example",
  private_key_id: "key-1",
  private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
});

const kinds: readonly { readonly type: string; readonly settings: Record<string, unknown> }[] = [
  { type: "slack", settings: { webhookURL: "https://hooks.slack.com/services/T0/B0/secret-path" } },
  { type: "slackbot", settings: { botToken: `xoxb-${secret}`, channel: "C0123456789" } },
  { type: "email", settings: { recipients: ["soc@example.com"] } },
  { type: "sqs", settings: { queueUrl: "https://sqs.eu-west-1.amazonaws.com/123456789012/alerts", ...aws } },
  { type: "sns", settings: { topicArn: "arn:aws:sns:eu-west-1:123456789012:alerts", ...aws } },
  { type: "pagerduty", settings: { integrationKey: "0123456789abcdef0123456789abcdef" } },
  { type: "gcppubsub", settings: { projectId: "kestrel", topicId: "alerts", credentials } },
];

async function render(type: string, settings: Record<string, unknown>, message: AlertMessage) {
  const kind = destinationKinds.find((one) => one.type === type);
  if (kind === undefined) throw new Error(`There is no kind ${type}`);
  return renderMessage(kind, settings, message, own);
}

test.each(kinds)("$type: the whole message is shown, unpacked and without marks", async ({ type, settings }) => {
  const { text, cutParts, lengthOmitted } = await render(type, settings, alert);
  expect(text).toContain("Vault opened by ada");
  expect(text).toContain("Nobody opens it at night.");
  expect(text).not.toMatch(/[\ue000-\ue009]/);
  expect({ cutParts, lengthOmitted }).toEqual({ cutParts: [], lengthOmitted: 0 });
});

test.each([
  { type: "slack", change: { title: "t".repeat(5_000) }, cut: ["title"] },
  { type: "pagerduty", change: { title: "t".repeat(5_000) }, cut: [] },
  { type: "slack", change: { description: "d".repeat(9_000) }, cut: ["description"] },
  { type: "sqs", change: { context: { events: "e".repeat(300_000), actor: "ada" } }, cut: ["context"] },
  { type: "sqs", change: { title: "t".repeat(5_000) }, cut: [] },
])("$type: says that $cut is longer than the tool takes", async ({ type, change, cut }) => {
  const settings = kinds.find((one) => one.type === type)?.settings ?? {};
  expect((await render(type, settings, { ...alert, ...change })).cutParts).toEqual(cut);
});

test("a message without end is shown in part", async () => {
  const settings = kinds.find((one) => one.type === "sqs")?.settings ?? {};
  const { text, lengthOmitted } = await render("sqs", settings, { ...alert, description: "d".repeat(100_000) });
  expect(text.length).toBe(50_001);
  expect(lengthOmitted).toBeGreaterThan(50_000);
});

test("no secret is shown", async () => {
  const integrationKey = "0123456789abcdef0123456789abcdef";
  const { text } = await render("pagerduty", { integrationKey }, { ...alert, title: `Key ${integrationKey}` });
  expect(text).toContain(`"routing_key": "${secretMask}"`);
  expect(text).not.toContain(integrationKey);
});
