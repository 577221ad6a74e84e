import type { Alert, Severity } from "@pharos/domain";
import { expect, test } from "vitest";
import { toMail } from "../email/to-mail.ts";
import { slackMessage } from "../slack/slack-blocks.ts";
import { digestMessage } from "./digest-message.ts";
import { fitAlertBody } from "./fit-alert-body.ts";
import { plainText } from "./message-text.ts";

const at = new Date("2026-03-01T11:00:00Z");
const anAlert = (id: string, severity: Severity, title: string): Alert => ({
  id,
  type: "ALERT",
  subtype: "RULE",
  status: "OPEN",
  severity,
  title,
  description: "secret details",
  runbook: "",
  reference: "",
  ruleId: "Gate",
  dedupString: "",
  context: {},
  logTypes: ["Custom.Door"],
  neededLogTypes: [],
  sourceIds: [],
  tags: [],
  eventCount: 2,
  createdAt: at,
  firstEventMatchedAt: at,
  lastReceivedEventAt: at,
  updatedAt: at,
  updatedBy: undefined,
  assigneeId: undefined,
  revision: 0,
});
const options = { consoleUrl: "https://pharos.example", idempotencyKey: "digest-7" };
const few = digestMessage(
  [anAlert("a1", "LOW", "Door <open>"), anAlert("a2", "CRITICAL", "Vault|open"), anAlert("a3", "LOW", "Line\nbreak")],
  options,
);
const many = digestMessage(
  Array.from({ length: 500 }, (_, index) => anAlert(`a${index}`, "HIGH", "&<>\n".repeat(200))),
  options,
);

test("counts by severity in the title, and lists the most severe first with links", () => {
  expect(few).toMatchObject({ title: "3 alerts: 1 critical, 2 low", severity: "CRITICAL", eventCount: 6 });
  expect(few.description.split("\n")).toEqual([
    "[Critical] Vault|open https://pharos.example/alerts-and-errors/a2/",
    "[Low] Door <open> https://pharos.example/alerts-and-errors/a1/",
    "[Low] Line break https://pharos.example/alerts-and-errors/a3/",
  ]);
  expect(many.description.split("\n").at(-1)).toBe("and 485 more");
});

test("in Slack a title is a link that it cannot end or forge, within the limits of a block", () => {
  const text = JSON.stringify(slackMessage(few));
  expect(text).toContain("<https://pharos.example/alerts-and-errors/a2/|Vault/open>");
  expect(text).toContain("|Door &lt;open&gt;>");
  const blocks: readonly { readonly text?: { readonly text: string } }[] =
    slackMessage(many).attachments[0]?.blocks ?? [];
  for (const { text: part } of blocks) expect(part?.text.length ?? 0).toBeLessThanOrEqual(3_000);
});

test("mail lists links, a text has everything, and webhooks get all alerts as JSON", () => {
  const mail = toMail(few, { recipients: ["soc@example.com"], subjectPrefix: "" });
  expect(mail.subject).toBe("[Critical] 3 alerts: 1 critical, 2 low");
  expect(mail.html).toContain('<a href="https://pharos.example/alerts-and-errors/a1/">Door &lt;open&gt;</a>');
  expect(plainText(few)).toContain("https://pharos.example/alerts-and-errors/a3/");
  expect(fitAlertBody(few, 500_000).alertContext).toEqual({
    alerts: few.digest,
  });
  const body = JSON.stringify(fitAlertBody(many, 500_000));
  expect(body.length).toBeLessThan(500_000);
  expect(JSON.parse(body).alertContext.alerts).toHaveLength(500);
});
