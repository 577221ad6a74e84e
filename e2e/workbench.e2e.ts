import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type GitHost, startGitHost } from "@pharos/testkit/pack-sources";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { KeyboardUser } from "./keyboard-user.ts";
import { releaseVaults } from "./release-vaults.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";

/** Detections of every kind, each written, tested, previewed, saved and seen raising an alert, without a mouse. */
test.describe.configure({ mode: "serial", timeout: 300_000 });

/** Tests run in a Python process that is started for them, beside the demo's month of logs. */
const slowMs = 60_000;
/** A schedule of every minute, and a run. */
const scheduledMs = 150_000;

let host: GitHost;
let pharos: RunningPharos;
let folder: string;
/** The source of the demo's CloudTrail. */
let trail: string;
let page: Page;
let user: KeyboardUser;
test.beforeAll(async ({ browser }) => {
  host = await startGitHost();
  pharos = await RunningPharos.start({
    isDemo: true,
    environment: {
      PHAROS_ADMIN_EMAIL: administrator.email,
      PHAROS_ADMIN_PASSWORD: administrator.password,
      PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1,localhost",
    },
  });
  trail = await sourceOf("AWS.CloudTrail");
  folder = await mkdtemp(join(tmpdir(), "pharos-workbench-"));
  page = await (await browser.newContext()).newPage();
  user = new KeyboardUser(page);
  await signIn(page, pharos);
});
test.afterAll(async () => {
  await page?.context().close();
  await pharos?.discard();
  await host?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** The demo creates its sources one after the other. */
async function sourceOf(logType: string): Promise<string> {
  let id: string | undefined;
  const find = async () => {
    const lines = (await pharos.command("source", "list", "--json")).trim().split("\n");
    const sources = lines.map((line) => JSON.parse(line) as { id: string; logTypes: string[] });
    id = sources.find(({ logTypes }) => logTypes.includes(logType))?.id;
    return id;
  };
  await expect.poll(find, { timeout: slowMs, intervals: [2_000] }).toBeDefined();
  return id as unknown as string;
}

/** An event of CloudTrail, now, as the demo's source gets them. */
async function ingest(eventName: string, userName: string): Promise<void> {
  const event = {
    eventVersion: "1.08",
    eventTime: new Date().toISOString(),
    eventName,
    eventSource: "safe.amazonaws.com",
    eventType: "AwsApiCall",
    awsRegion: "eu-west-1",
    sourceIPAddress: "192.0.2.7",
    eventID: crypto.randomUUID(),
    recipientAccountId: "123456789012",
    userIdentity: { type: "IAMUser", userName, arn: `arn:aws:iam::123456789012:user/${userName}` },
  };
  const file = join(folder, "events.jsonl");
  await writeFile(file, `${JSON.stringify(event)}\n`);
  await pharos.command("ingest", file, "--source", trail);
}

/** Waits until searches find it: a demo that fills itself has a month to store before. */
async function expectStored(eventName: string): Promise<void> {
  const sql = `SELECT count() AS n FROM pharos_logs.public.aws_cloudtrail WHERE eventName = '${eventName}'`;
  const count = async () => (JSON.parse(await pharos.command("query", sql, "--json")) as { n: number }).n;
  await expect.poll(count, { timeout: slowMs, intervals: [2_000] }).toBeGreaterThan(0);
}

/** Waits until the list of alerts names it. */
async function expectAlert(title: string): Promise<void> {
  await page.goto(`${pharos.url}/alerts-and-errors/`);
  await expect(page.getByRole("link", { name: title }).first()).toBeVisible({ timeout: scheduledMs });
}

test("a rule in Python", async () => {
  await ingest("OpenSafe", "mallory");
  await expectStored("OpenSafe");
  await page.goto(`${pharos.url}/build/detections/`);
  await user.press(page.getByRole("link", { name: "New detection" }));
  await user.fill(page.getByLabel("Name", { exact: true }), "Safe opened");
  await expect(page.getByRole("textbox", { name: /^ID/ })).toHaveValue("Safe.Opened");
  await user.choose(page.getByRole("combobox", { name: "Log types" }), "AWS.CloudTrail");
  await user.paste(page.getByRole("textbox", { name: "Rule function" }), safeOpened);
  await user.take(page.getByRole("button", { name: "Add test" }).first(), "Latest event of AWS.CloudTrail");
  await user.press(page.getByRole("button", { name: "Run All Tests" }));
  // The demo that fills itself may have a later event than ours.
  await expect(page.getByText(/All tests passed|1 of 1 tests failed/)).toBeVisible({ timeout: slowMs });
  await user.press(page.getByRole("button", { name: "Run preview" }));
  const raised = page.getByRole("list", { name: "Alerts of the preview" });
  await expect(raised.getByText("Safe opened by mallory")).toBeVisible({ timeout: slowMs });
  await expectAccessible(page);
  await user.press(page.getByRole("button", { name: "Save", exact: true }));
  await expect(page).toHaveURL(`${pharos.url}/build/detections/rules/Safe.Opened/`, { timeout: slowMs });

  await ingest("OpenSafe", "trudy");
  await expectAlert("Safe opened by trudy");
});

const safeOpened = `def rule(event):
    return event.get("eventName") == "OpenSafe"


def title(event):
    return f"Safe opened by {event.deep_get('userIdentity', 'userName')}"
`;

test("a rule in YAML, by its builder", async () => {
  await page.goto(`${pharos.url}/build/detections/new/?type=rule`);
  await user.select(page.getByRole("radio", { name: "Rule in YAML" }));
  await expect(page).toHaveURL(/type=simple-rule/);
  await user.fill(page.getByLabel("Name", { exact: true }), "Safe emptied");
  await user.choose(page.getByRole("combobox", { name: "Log types" }), "AWS.CloudTrail");
  await user.fill(page.getByRole("combobox", { name: "Field" }), "eventName");
  await page.keyboard.press("Escape");
  await user.fill(page.getByRole("textbox", { name: "Value" }), "EmptySafe");
  await user.take(page.getByRole("button", { name: "Add test" }).first(), "Empty test");
  await user.paste(page.getByRole("textbox", { name: /^Event of/ }), '{ "eventName": "EmptySafe" }');
  await user.press(page.getByRole("button", { name: "Run All Tests" }));
  await expect(page.getByText("All tests passed!")).toBeVisible({ timeout: slowMs });
  await ingest("EmptySafe", "mallory");
  await user.press(page.getByRole("button", { name: "Run preview" }));
  const raised = page.getByRole("list", { name: "Alerts of the preview" });
  await expect(raised.getByRole("listitem").first()).toContainText("Safe emptied", { timeout: slowMs });
  await expectAccessible(page);
  await user.press(page.getByRole("button", { name: "Save", exact: true }));
  await expect(page).toHaveURL(`${pharos.url}/build/detections/rules/Safe.Emptied/`, { timeout: slowMs });

  await ingest("EmptySafe", "trudy");
  await expectAlert("Safe emptied");
});

test("a correlation of both", async () => {
  await page.goto(`${pharos.url}/build/detections/new/?type=correlation-rule`);
  await user.paste(page.getByRole("textbox", { name: "Correlation YAML" }), safeRobbed);
  const chart = page.getByRole("region", { name: "Flow chart of the correlation" });
  await expect(chart.getByText("Safe emptied")).toBeVisible();
  await user.show(page.getByRole("tab", { name: /^Alert Settings/ }));
  await user.fill(page.getByLabel("Name", { exact: true }), "Safe robbed");
  await user.show(page.getByRole("tab", { name: /^Unit Tests/ }));
  await user.press(page.getByRole("button", { name: "Add test" }).last());
  await user.press(page.getByRole("button", { name: "Run All Tests" }));
  await expect(page.getByText("All tests passed!")).toBeVisible({ timeout: slowMs });
  await user.show(page.getByRole("tab", { name: "YAML Editor" }));
  await user.press(page.getByRole("button", { name: "Run preview" }));
  const raised = page.getByRole("list", { name: "Alerts of the preview" });
  await expect(raised.getByRole("button", { name: "Safe robbed" }).first()).toBeVisible({ timeout: scheduledMs });
  await expectAccessible(page);
  await user.press(page.getByRole("button", { name: "Save", exact: true }));
  await expect(page).toHaveURL(`${pharos.url}/build/detections/correlation-rules/Safe.Robbed/`, { timeout: slowMs });
});

const safeRobbed = `Sequence:
- ID: opened
  RuleID: Safe.Opened
- ID: emptied
  RuleID: Safe.Emptied
Schedule:
  CronExpression: "* * * * *"
  TimeoutMinutes: 1
LookbackWindowMinutes: 60
`;

test("a scheduled rule on a saved search", async () => {
  await page.goto(`${pharos.url}/investigate/search/?mode=sql`);
  await user.paste(page.getByRole("textbox", { name: "SQL" }), safeSql);
  await user.press(page.getByRole("button", { name: "Save", exact: true }));
  const sheet = page.getByRole("dialog");
  await user.fill(sheet.getByLabel("Name"), "Safe visits");
  await user.pick(sheet.getByRole("combobox", { name: "Runs" }), "Cron expression");
  await user.fill(sheet.getByRole("textbox", { name: /^Cron expression/ }), "* * * * *");
  await user.press(sheet.getByRole("button", { name: "Save" }));
  await expect(sheet).toBeHidden();

  await page.goto(`${pharos.url}/build/detections/new/?type=scheduled-rule&scheduledQuery=Safe%20visits`);
  await user.fill(page.getByLabel("Name", { exact: true }), "Safe visited often");
  await user.paste(page.getByRole("textbox", { name: "Rule function" }), safeVisited);
  await user.take(page.getByRole("button", { name: "Add test" }).first(), "Empty test");
  await user.paste(page.getByRole("textbox", { name: /^Event of/ }), '{ "visits": 9, "region": "eu-west-1" }');
  await user.press(page.getByRole("button", { name: "Run All Tests" }));
  await expect(page.getByText("All tests passed!")).toBeVisible({ timeout: slowMs });
  await user.press(page.getByRole("button", { name: "Run preview" }));
  await expect(page.getByRole("list", { name: "Runs of each query" })).toBeVisible({ timeout: slowMs });
  await expectAccessible(page);
  await user.press(page.getByRole("button", { name: "Save", exact: true }));
  await expect(page).toHaveURL(`${pharos.url}/build/detections/rules/Safe.Visited.Often/`, { timeout: slowMs });
});

const safeSql = `SELECT awsRegion AS region, count() AS visits FROM pharos_logs.public.aws_cloudtrail
WHERE eventSource = 'safe.amazonaws.com' AND p_occurs_since('1 d') GROUP BY awsRegion LIMIT 10`;
const safeVisited = `def rule(event):
    return event["visits"] > 1


def title(event):
    return f"{event['visits']} visits in {event['region']}"
`;

test("a policy on resources", async () => {
  const bucket = (name: string, Encrypted: boolean) =>
    JSON.stringify({
      ResourceId: `arn:aws:s3:::${name}`,
      ResourceType: "AWS.S3.Bucket",
      AccountId: "1",
      Name: name,
      Encrypted,
    });
  const file = join(folder, "resources.jsonl");
  await writeFile(file, `${bucket("safe-1", true)}\n${bucket("safe-2", false)}\n`);
  await pharos.command("resource", "put", file);
  await page.goto(`${pharos.url}/build/detections/new/?type=policy`);
  await user.fill(page.getByLabel("Name", { exact: true }), "Safes are encrypted");
  await user.fill(page.getByRole("combobox", { name: "Resource types" }), "AWS.S3.Bucket");
  await page.keyboard.press("Enter");
  await user.paste(page.getByRole("textbox", { name: "Policy function" }), safeEncrypted);
  await user.take(page.getByRole("button", { name: "Add test" }).first(), /./);
  await user.paste(page.getByRole("textbox", { name: /^Resource of/ }), '{ "Encrypted": true }');
  await user.press(page.getByRole("button", { name: "Run All Tests" }));
  await expect(page.getByText("All tests passed!")).toBeVisible({ timeout: slowMs });
  await user.press(page.getByRole("button", { name: "Run preview" }));
  const raised = page.getByRole("list", { name: "Alerts of the preview" });
  await expect(raised.getByText("safe-2 is not encrypted")).toBeVisible({ timeout: slowMs });
  await expectAccessible(page);
  await user.press(page.getByRole("button", { name: "Save", exact: true }));
  await expect(page).toHaveURL(`${pharos.url}/build/detections/policies/Safes.Are.Encrypted/`, { timeout: slowMs });

  await writeFile(file, `${bucket("safe-3", false)}\n`);
  await pharos.command("resource", "put", file);
  await expectAlert("safe-3 is not encrypted");
});

const safeEncrypted = `def policy(resource):
    return bool(resource.get("Encrypted"))


def title(resource):
    return f"{resource['Name']} is not encrypted"


def dedup(resource):
    return resource["Name"]
`;

test("a filter from an alert, with what it would have removed", async () => {
  await page.goto(`${pharos.url}/alerts-and-errors/`);
  await user.press(page.getByRole("link", { name: "Safe opened by trudy" }).first());
  await page.getByRole("heading", { name: "Safe opened by trudy" }).waitFor();
  await user.take(page.getByRole("button", { name: "trudy", exact: true }).last(), "Add to the rule's filters");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("Removes 1 of 1 alert", { timeout: slowMs });
  await expectAccessible(page);
  await user.press(sheet.getByRole("button", { name: "Save" }));
  await expect(sheet).toBeHidden({ timeout: slowMs });

  await ingest("OpenSafe", "trudy");
  await ingest("OpenSafe", "victor");
  await expectAlert("Safe opened by victor");
});

test("an edit that would lose a true positive asks twice", async () => {
  await page.getByRole("link", { name: "Safe opened by victor" }).first().focus();
  await page.keyboard.press("Enter");
  await user.take(page.getByRole("button", { name: "Open", exact: true }), "Resolved");
  await page.getByRole("dialog").getByRole("button", { name: "True positive" }).first().waitFor();
  await page.keyboard.press("t");
  await expect(page.getByRole("button", { name: "Resolved", exact: true })).toBeVisible();

  await page.goto(`${pharos.url}/build/detections/rules/Safe.Opened/edit/`);
  const onlyMallory = safeOpened.replace(
    "return",
    "return event.deep_get('userIdentity', 'userName') == 'mallory' and",
  );
  await user.paste(page.getByRole("textbox", { name: "Rule function" }), onlyMallory);
  await user.press(page.getByRole("button", { name: "Run preview" }));
  const lost = page.getByRole("list", { name: "Lost true positives" });
  await expect(lost).toContainText("Safe opened by victor", { timeout: slowMs });
  await expectAccessible(page);
  await user.press(page.getByRole("button", { name: "Save", exact: true }));
  const question = page.getByRole("dialog", { name: "Lose a true positive?" });
  await expect(question.getByRole("link", { name: "Safe opened by victor" })).toBeVisible();
  await expectAccessible(page);
  await user.press(question.getByRole("button", { name: "Cancel" }));
  await expect(question).toBeHidden();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  // The browser asks before it leaves what is not saved.
  page.once("dialog", (dialog) => dialog.accept());
});

test("a pack that is updated and reverted", async () => {
  host.releases.push({ tag: "v1.0.0", archive: releaseVaults(1) });
  await page.goto(`${pharos.url}/build/packs/`);
  await user.press(page.getByRole("link", { name: "New pack source" }));
  await user.fill(page.getByRole("textbox", { name: "Name" }), "Community");
  await user.fill(page.getByRole("textbox", { name: "Address" }), host.repositoryUrl);
  await user.press(page.getByRole("button", { name: "Create pack source" }));
  await user.press(page.getByRole("link", { name: "Vaults" }));
  await user.reach(page.getByRole("switch", { name: "Enabled" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("link", { name: "Vault opened" })).toBeVisible({ timeout: slowMs });

  host.releases.unshift({ tag: "v1.1.0", archive: releaseVaults(5) });
  await page.goto(`${pharos.url}/build/packs/?section=pack-sources`);
  await user.press(page.getByRole("button", { name: "Check for versions" }));
  await expect(page.getByText("v1.1.0, v1.0.0")).toBeVisible();
  await user.press(page.getByRole("link", { name: "Vaults" }));
  await user.press(page.getByRole("button", { name: "Update to v1.1.0" }));
  await expect(page.getByText("1 changed")).toBeVisible({ timeout: slowMs });
  await user.press(page.getByRole("button", { name: "Install v1.1.0" }));
  await expect(page.getByText("Vaults is now v1.1.0")).toBeVisible({ timeout: slowMs });

  await user.press(page.getByRole("button", { name: "Compare with v1.0.0" }));
  await user.press(page.getByRole("button", { name: "Install v1.0.0" }));
  await expect(page.getByText("Vaults is now v1.0.0")).toBeVisible({ timeout: slowMs });
  await expectAccessible(page);
});

test("what runs by the clock has raised its alerts meanwhile", async () => {
  await expectAlert("Safe robbed");
  await expectAlert("visits in eu-west-1");
});
