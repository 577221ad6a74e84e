import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  type AlertTools,
  jiraMoveRequest,
  type SignedRequest,
  slackDenialRequest,
  slackQuestionRequest,
  slackStatusRequest,
  startAlertTools,
} from "@pharos/testkit/alert-tools";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";

/** The long form: `PHAROS_SECONDS_OFF=300 npm run e2e -- destinations`. */
const secondsOff = Number(process.env.PHAROS_SECONDS_OFF ?? 20);
/** A rule opens 1,000 alerts an hour at most. */
const alertsASecond = Math.min(4, Math.floor(990 / secondsOff));
const severities = ["Critical", "High", "Medium", "Low", "Info"] as const;
const signingSecret = "0123456789abcdef0123456789abcdef";
const webhookSecret = "a-secret-of-jira-webhooks";

test.describe.configure({ mode: "serial" });
let tools: AlertTools;
let pharos: RunningPharos;
let source: string;
test.beforeAll(async () => {
  tools = await startAlertTools({ email: administrator.email });
  pharos = await RunningPharos.start({
    environment: {
      PHAROS_ADMIN_EMAIL: administrator.email,
      PHAROS_ADMIN_PASSWORD: administrator.password,
      PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1",
    },
  });
  const folder = await mkdtemp(join(tmpdir(), "pharos-severities-"));
  for (const severity of severities) {
    const ruleFile = `AnalysisType: rule\nRuleID: Tool.${severity}\nDisplayName: ${severity} call\nEnabled: true\nSeverity: ${severity}\nFilename: ${severity}.py\nLogTypes: [AWS.CloudTrail]\n`;
    const body = `def rule(event):\n    return event.get("eventName") == "Call${severity}"\n\n\ndef dedup(event):\n    return event.get("eventID")\n\n\ndef title(event):\n    return f"${severity} call {event.get('eventID')}"\n`;
    await writeFile(join(folder, `${severity}.yml`), ruleFile);
    await writeFile(join(folder, `${severity}.py`), body);
  }
  await pharos.command("upload", folder);
  await rm(folder, { recursive: true });
  const what = ["--label", "Calls", "--log-type", "AWS.CloudTrail", "--stream-type", "JSON", "--auth", "None"];
  source = (JSON.parse(await pharos.command("source", "create", "http", ...what, "--json")) as { url: string }).url;
});
test.afterAll(async () => {
  await pharos.discard();
  await tools.close();
});

async function call(severity: (typeof severities)[number], ...ids: readonly string[]): Promise<void> {
  const eventTime = new Date().toISOString().replace(/\.\d+/, "");
  const lines = ids.map((eventID) =>
    JSON.stringify({
      ...{ eventVersion: "1.08", eventID, eventTime, eventSource: "door.example.com", eventName: `Call${severity}` },
      ...{ awsRegion: "eu-central-1", sourceIPAddress: "198.51.100.7", userAgent: "x", eventType: "AwsApiCall" },
    }),
  );
  const answer = await fetch(source, { method: "POST", body: lines.join("\n") });
  expect(answer.status).toBe(200);
}

interface Destination {
  readonly kind: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly severities: readonly string[];
}

/** Fills the form, sends a test and saves. */
async function addDestination(page: Page, destination: Destination, name: string): Promise<void> {
  await page.goto(`${pharos.url}/configure/destinations/`);
  await page.getByRole("link", { name: "Add a destination" }).first().click();
  await page.getByRole("link", { name: destination.kind }).first().click();
  await page.getByLabel("Display name").fill(name);
  for (const [label, value] of Object.entries(destination.fields)) {
    await page.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(value);
  }
  for (const severity of severities) {
    const isTaken = destination.severities.includes(severity);
    await page.getByRole("checkbox", { name: severity, exact: true }).setChecked(isTaken);
  }
}

async function testAndSave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send test alert" }).click();
  await expect(page.getByText("The destination accepted the test alert")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add destination" }).click();
  await expect(page.getByText("Destination added")).toBeVisible();
}

/** The severity of the first call that a text tells of. */
const calledIn = (text: string) => /\w+ call first-(\w+)/.exec(text)?.slice(1) ?? [];
const issueOfCall = () => tools.issues.find(({ summary }) => summary.includes("first-Medium"));

/** The address for changes that are made in the tool. */
async function hookOf(page: Page, name: string): Promise<string> {
  await page.goto(`${pharos.url}/configure/destinations/`);
  await page.getByRole("link", { name }).click();
  const address = page.getByText(/\/hooks\/destinations\//).first();
  return (await address.textContent())?.match(/https?:\S+/)?.[0] ?? "";
}

async function post(url: string, { body, headers }: SignedRequest): Promise<number> {
  const { pathname } = new URL(url);
  return (await fetch(`${pharos.url}${pathname}`, { method: "POST", headers: { ...headers }, body })).status;
}

test("three destinations are made, tested and saved", async ({ page }) => {
  await signIn(page, pharos);
  const slack = {
    kind: "Slack Bot",
    fields: {
      "Bot User OAuth Token": "xoxb-token",
      Channel: "#security",
      "Signing Secret": signingSecret,
      "API Address": tools.slackApiUrl,
    },
    severities: ["Critical", "High"],
  };
  await addDestination(page, slack, "Security channel");
  await testAndSave(page);
  expect(tools.messages).toHaveLength(1);

  const jira = {
    kind: "Jira Cloud",
    fields: {
      "Organization Domain": tools.jiraUrl,
      "Project Key": "SEC",
      "Issue Type": "Task",
      Email: "pharos@meridian.example",
      "Jira API Key": "key",
      "Webhook secret": webhookSecret,
    },
    severities: ["Medium"],
  };
  await addDestination(page, jira, "Issues");
  const map = page.getByRole("group", { name: "Status map" });
  await map.getByRole("button", { name: "Add" }).click();
  await map.getByRole("combobox", { name: "Status map, name 1" }).click();
  await page.getByRole("option", { name: "Resolved" }).click();
  await map.getByLabel("Status map, value 1").fill("Done");
  await testAndSave(page);
  expect(tools.issues).toHaveLength(1);

  const webhook = { kind: "Custom Webhook", fields: { "Webhook URL": tools.webhookUrl }, severities: ["Low", "Info"] };
  await addDestination(page, webhook, "Tool");
  await testAndSave(page);
  expect(tools.webhooks.size).toBe(1);

  await page.getByRole("link", { name: "Security channel" }).click();
  await expect(page.getByText(/^\d+ detections send their alerts here by severity, alert type/)).toBeVisible();
  await page.getByRole("button", { name: "Which detections?" }).click();
  await expect(page.getByRole("link", { name: "Critical call" })).toBeVisible();
  await expectAccessible(page);
});

test("an alert of each severity arrives where it should, and its page says why", async ({ page }) => {
  for (const severity of severities) await call(severity, `first-${severity}`);
  // Shipped rules look at the same events.
  const arrived = () => ({
    slack: tools.messages.flatMap(({ text }) => calledIn(text)).toSorted(),
    jira: tools.issues.flatMap(({ summary }) => calledIn(summary)),
    webhook: [...tools.webhooks.values()].flatMap(({ title }) => calledIn(title)).toSorted(),
  });
  await expect
    .poll(arrived, { timeout: 60_000 })
    .toEqual({ slack: ["Critical", "High"], jira: ["Medium"], webhook: ["Info", "Low"] });

  await signIn(page, pharos);
  await page.goto(`${pharos.url}/build/detections/rules/Tool.Medium/`);
  await page.getByRole("button", { name: "Where would its alerts go, and why?" }).click();
  await expect(page.getByText("It takes this severity and alert type.")).toHaveCount(1);
  await page.getByRole("link", { name: /Medium call first-Medium/ }).click();
  await expect(page.getByText(issueOfCall()?.key ?? "").first()).toBeVisible();
  await expectAccessible(page);
});

test("a status chosen in Slack and one set in Jira change the alerts, and go to nobody twice", async ({ page }) => {
  await signIn(page, pharos);
  const message = tools.messages.find(({ text }) => text.includes("first-High"));
  const slack = slackStatusRequest(signingSecret, message?.ts ?? "", "RESOLVED", new Date());
  expect(await post(await hookOf(page, "Security channel"), slack)).toBe(200);
  const jira = jiraMoveRequest(webhookSecret, issueOfCall()?.key ?? "", "Done", new Date());
  expect(await post(await hookOf(page, "Issues"), jira)).toBe(200);

  await page.goto(`${pharos.url}/alerts-and-errors/?status=RESOLVED`);
  await expect(page.getByRole("link", { name: /High call first-High/ })).toBeVisible();
  await page.getByRole("link", { name: /Medium call first-Medium/ }).click();
  await expect(page.getByText("Bo Berg (Issues)").first()).toBeVisible();
  // The menu's message shows the new status; nothing is sent back to Jira.
  await expect.poll(() => message?.text).toContain("Resolved");
  expect(issueOfCall()?.status).toBe("To Do");
});

test("a person who is asked in Slack denies it, and the alert's page tells so", async ({ page }) => {
  await signIn(page, pharos);
  const hook = await hookOf(page, "Security channel");
  const message = tools.messages.find(({ text }) => text.includes("first-Critical"));
  const question = "Did you call the door?";
  expect(await post(hook, slackQuestionRequest(signingSecret, message?.ts ?? "", question, new Date()))).toBe(200);
  await expect.poll(() => tools.questions.length, { timeout: 30_000 }).toBe(1);
  const [asked] = tools.questions;
  if (asked) expect(await post(hook, slackDenialRequest(signingSecret, asked, new Date()))).toBe(200);

  await page.goto(`${pharos.url}/alerts-and-errors/`);
  await page.getByRole("link", { name: /Critical call first-Critical/ }).click();
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByText(/asked .* in Slack/)).toBeVisible();
  await expectAccessible(page);
  // The thread of the alert and the direct message tell how it ended.
  await expect.poll(() => tools.replies.some((text) => text.includes("Answer: No"))).toBe(true);
  await expect.poll(() => tools.questions[0]?.text).toContain("You answered: No");
});

test("what was raised while a destination was off is delivered afterwards, each once", async ({ page }) => {
  test.setTimeout(180_000 + secondsOff * 1000);
  tools.switchWebhook(false);
  for (let second = 0; second < secondsOff; second += 1) {
    await call("Low", ...Array.from({ length: alertsASecond }, (_, index) => `off-${second}-${index}`));
    await wait(1000);
  }
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/configure/destinations/`);
  await page.getByRole("link", { name: "Tool", exact: true }).click();
  await expect(page.getByText("It failed 20 times in a row.")).toBeVisible();
  await expectAccessible(page);
  tools.switchWebhook(true);
  const raisedWhileOff = () =>
    [...tools.webhooks.values()].filter(({ title }) => title.includes("Low call off-")).length;
  await expect.poll(raisedWhileOff, { timeout: 150_000, intervals: [1000] }).toBe(secondsOff * alertsASecond);
  expect([...tools.webhooks.values()].filter(({ times }) => times > 1)).toEqual([]);
  await expect(page.getByText("It failed 20 times in a row.")).toHaveCount(0);
});
