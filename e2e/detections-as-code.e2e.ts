import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";

let pharos: RunningPharos;
/** The repository, and what is no part of it. */
let folder: string;
let outside: string;
/** The source of CloudTrail's events. */
let trail: string;
test.beforeAll(async () => {
  pharos = await RunningPharos.start({
    environment: { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password },
  });
  folder = await mkdtemp(join(tmpdir(), "pharos-repository-"));
  outside = await mkdtemp(join(tmpdir(), "pharos-outside-"));
  for (const [name, text] of Object.entries(repository)) await writeFile(join(folder, name), text);
});
test.afterAll(async () => {
  await pharos.discard();
  for (const path of [folder, outside]) await rm(path, { recursive: true, force: true });
});

/** One item of each kind that raises alerts, and a helper. */
const repository = {
  "vault.yml": `AnalysisType: rule
RuleID: Vault.Opened
DisplayName: Vault opened
Enabled: true
Severity: High
Filename: vault.py
LogTypes: [AWS.CloudTrail]
Tests:
  - { Name: opened, ExpectedResult: true, Log: { eventName: OpenVault } }
  - { Name: closed, ExpectedResult: false, Log: { eventName: CloseVault } }
`,
  "vault.py": `from doors import is_vault


def rule(event):
    return is_vault(event.get("eventName"))


def title(event):
    return f"Vault opened in {event.get('awsRegion')}"
`,
  "doors.yml": "AnalysisType: global\nGlobalID: doors\nFilename: doors.py\nDescription: Names of doors\n",
  "doors.py": 'def is_vault(name):\n    return name == "OpenVault"\n',
  "simple.yml": `AnalysisType: rule
RuleID: Bucket.Deleted
DisplayName: Bucket deleted
Enabled: true
Severity: Medium
LogTypes: [AWS.CloudTrail]
Detection:
  - { Key: eventName, Condition: Equals, Value: DeleteBucket }
AlertTitle: "{eventName} in {awsRegion}"
Tests:
  - { Name: deleted, ExpectedResult: true, Log: { eventName: DeleteBucket } }
`,
  "buckets.yml": `AnalysisType: policy
PolicyID: Buckets.Encrypted
DisplayName: Buckets are encrypted
Enabled: true
Severity: Medium
Filename: buckets.py
ResourceTypes: [AWS.S3.Bucket]
Tests:
  - { Name: encrypted, ExpectedResult: true, Resource: { EncryptionRules: [1] } }
`,
  "buckets.py": 'def policy(resource):\n    return bool(resource.get("EncryptionRules"))\n',
  "both.yml": `AnalysisType: correlation_rule
RuleID: Vault.Then.Bucket
DisplayName: Vault opened, then bucket deleted
Enabled: true
Severity: Critical
Detection:
  - Sequence:
      - { ID: opened, RuleID: Vault.Opened }
      - { ID: deleted, RuleID: Bucket.Deleted }
    Schedule: { RateMinutes: 5, TimeoutMinutes: 2 }
    LookbackWindowMinutes: 60
Tests:
  - Name: one after the other
    ExpectedResult: true
    RuleOutputs:
      - { ID: opened, Matches: { door: { a: [0] } } }
      - { ID: deleted, Matches: { door: { a: [10] } } }
`,
  "whoami.yml": `title: Somebody asked who they are
id: 5cbb9b8a-7b52-4b8f-9c9f-0d8a1b0e4a11
status: test
level: medium
logsource: { category: process_creation, product: windows }
detection:
  selection: { Image|endswith: '\\whoami.exe' }
  condition: selection
`,
};

const files = () => Object.keys(repository).map((name) => join(folder, name));

async function choose(page: Page, paths: readonly string[]): Promise<void> {
  await page.goto(`${pharos.url}/build/detections/`);
  await page.getByRole("link", { name: "Upload" }).click();
  await page.getByLabel("Files", { exact: true }).setInputFiles([...paths]);
}

async function ingest(eventName: string, at = new Date()): Promise<void> {
  const file = join(outside, `${eventName}.jsonl`);
  const event = {
    eventVersion: "1.08",
    eventTime: at.toISOString(),
    awsRegion: "eu-west-1",
    eventID: eventName,
  };
  const more = {
    eventSource: "vault",
    eventType: "AwsApiCall",
    userIdentity: { type: "Root" },
    recipientAccountId: "1",
  };
  await writeFile(file, `${JSON.stringify({ ...event, ...more, eventName })}\n`);
  await pharos.command("ingest", file, "--source", trail);
}

test("a repository is uploaded, counted, and its rules raise alerts", async ({ page }) => {
  await signIn(page, pharos);
  await choose(page, files());
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  const counts = page.getByRole("table");
  await expect(counts.getByRole("row", { name: "Rules 3 0 3" })).toBeVisible();
  await expect(counts.getByRole("row", { name: "Policies 1 0 1" })).toBeVisible();
  await expect(counts.getByRole("row", { name: "Correlation rules 1 0 1" })).toBeVisible();
  await expect(counts.getByRole("row", { name: "Global helpers 1 0 1" })).toBeVisible();
  await page.reload();
  await expect(counts.getByRole("row", { name: "All 6 0 6" })).toBeVisible();
  await expectAccessible(page);

  const created = await pharos.command(
    ...["source", "create", "http", "--label", "Trail", "--log-type", "AWS.CloudTrail", "--json"],
  );
  trail = JSON.parse(created).id;
  await ingest("OpenVault");
  await page.goto(`${pharos.url}/alerts-and-errors/`);
  await expect(page.getByRole("link", { name: "Vault opened in eu-west-1" })).toBeVisible();
});

for (const { id, path, name, shows } of [
  { id: "Vault.Opened", path: "rules", name: "Vault opened", shows: "def rule(event)" },
  { id: "Bucket.Deleted", path: "rules", name: "Bucket deleted", shows: "DeleteBucket" },
  { id: "Buckets.Encrypted", path: "policies", name: "Buckets are encrypted", shows: "def policy(resource)" },
  { id: "Vault.Then.Bucket", path: "correlation-rules", name: "Vault opened, then bucket deleted", shows: "Sequence" },
]) {
  test(`the page of ${id} shows what it does and runs its tests`, async ({ page }) => {
    await signIn(page, pharos);
    await page.goto(`${pharos.url}/build/detections/?q=${id}`);
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`${pharos.url}/build/detections/${path}/${id}/`);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByText(shows).first()).toBeVisible();
    await page.getByRole("button", { name: "Run tests" }).click();
    await expect(page.getByText("All tests passed!")).toBeVisible();
    await expectAccessible(page);
  });
}

test("a rule is written, tested and previewed on stored events, and saved", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/build/detections/new/?type=rule`);
  await page.getByLabel("Name", { exact: true }).fill("Vault touched");
  await expect(page.getByRole("textbox", { name: /^ID/ })).toHaveValue("Vault.Touched");
  await page.getByRole("combobox", { name: "Log types" }).fill("AWS.CloudTrail");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "Rule function" }).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(vaultTouched);

  await page.getByRole("button", { name: "Add test" }).first().click();
  await page.getByRole("menuitem", { name: "Latest event of AWS.CloudTrail" }).click();
  await page.getByRole("button", { name: "Run All Tests" }).click();
  await expect(page.getByText("All tests passed!")).toBeVisible();

  await page.getByRole("button", { name: "Run preview" }).click();
  const raised = page.getByRole("list", { name: "Alerts of the preview" });
  await expect(raised.getByText("Vault touched in eu-west-1")).toBeVisible();
  await page.getByLabel("Description").fill("Somebody opened or closed a vault");
  await expect(page.getByText("This preview is of another version of the detection.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(`${pharos.url}/build/detections/rules/Vault.Touched/`);
  await expect(page.getByRole("heading", { name: "Vault touched", level: 1 })).toBeVisible();
});

/** Without lines that end in a colon, after which the editor would indent what is pasted. */
const vaultTouched = `def rule(event): return event.get("eventName", "").endswith("Vault")
def title(event): return f"Vault touched in {event.get('awsRegion')}"
`;

test("a correlation rule is written with a mistake, mended, tested and saved", async ({ page }) => {
  await signIn(page, pharos);
  const rules = ["Vault.Opened", "Nowhere"].map((id) => `correlationRuleRefs[]=${id}`).join("&");
  await page.goto(`${pharos.url}/build/detections/new/?type=correlation-rule&${rules}`);
  const chart = page.getByRole("region", { name: "Flow chart of the correlation" });
  await expect(chart.getByRole("button", { name: "Nowhere" })).toContainText("No rule found");
  await page.getByRole("button", { name: "Line 5: No rule found" }).click();
  await expect(page.getByRole("textbox", { name: "Correlation YAML" })).toBeFocused();
  await page.keyboard.press("Shift+End");
  await page.keyboard.press("Shift+End");
  await page.keyboard.insertText("Bucket.Deleted");
  await expect(chart.getByText("Bucket deleted")).toBeVisible();
  await expect(page.getByText("No rule found")).toHaveCount(0);

  // Leaving the editor closes its suggestions.
  await page.getByRole("tab", { name: "Unit Tests (0)" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add test" }).last().click();
  await page.getByRole("button", { name: "Run All Tests" }).click();
  await expect(page.getByText("All tests passed!")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("tab", { name: /^Alert Settings.*1 problem/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("Vault and bucket");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(`${pharos.url}/build/detections/correlation-rules/Vault.And.Bucket/`);

  await page.getByRole("button", { name: "Run preview" }).click();
  const steps = page.getByRole("list", { name: "Signals of each step" });
  await expect(steps.getByRole("listitem").filter({ hasText: "Bucket.Deleted" })).toContainText("0 signals");
  await expect(page.getByText("A rule without signals did not match in this time.")).toBeVisible();
  await ingest("DeleteBucket");
  await page.getByRole("button", { name: "Run preview" }).click();
  const raised = page.getByRole("list", { name: "Alerts of the preview" });
  await raised.getByRole("button", { name: "Vault and bucket" }).first().click();
  await expect(raised).toContainText("1 set of signals");
  await expect(raised.getByRole("link", { name: "Bucket.Deleted" })).toBeVisible();
  await expect(raised.getByRole("region", { name: /^Event/ })).toHaveCount(2);
  await expectAccessible(page);
});

const keys = {
  "keys-query.yml": `AnalysisType: scheduled_query
QueryName: Rotated keys
Enabled: true
Query: |-
  SELECT awsRegion, count() AS rotations FROM pharos_logs.public.aws_cloudtrail
  WHERE eventName = 'RotateKeys' GROUP BY awsRegion
Lookback: true
LookbackWindowSeconds: 3600
Schedule: { RateMinutes: 60, TimeoutMinutes: 1 }
`,
  "keys.yml": `AnalysisType: scheduled_rule
RuleID: Keys.Rotated
DisplayName: Keys rotated
Enabled: true
Severity: Low
Filename: keys.py
ScheduledQueries: [Rotated keys]
`,
  "keys.py": `def rule(event):
    return event["rotations"] > 0


def title(event):
    return f"{event['rotations']} keys rotated in {event['awsRegion']}"
`,
};

test("a scheduled rule is previewed on the rows of its query's past runs", async ({ page }) => {
  await signIn(page, pharos);
  const paths = Object.keys(keys).map((name) => join(outside, name));
  for (const [name, text] of Object.entries(keys)) await writeFile(join(outside, name), text);
  await choose(page, paths);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByRole("table").getByRole("row", { name: "All 2 0 2" })).toBeVisible();
  await ingest("RotateKeys", new Date(Date.now() - 2 * 3_600_000));

  await page.goto(`${pharos.url}/build/detections/rules/Keys.Rotated/`);
  await page.getByRole("button", { name: "Run preview" }).click();
  const runs = page.getByRole("list", { name: "Runs of each query" });
  await expect(runs.getByRole("listitem")).toHaveText(/^1 rowRotated keys \(2[345] runs\)$/);
  const raised = page.getByRole("list", { name: "Alerts of the preview" });
  await raised.getByRole("button", { name: "1 keys rotated in eu-west-1" }).first().click();
  await expect(raised).toContainText("1 row");
  await expect(raised.getByRole("region", { name: /^Row of the run/ })).toContainText("eu-west-1");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("textbox", { name: "Rule function" })).toBeVisible();
  await page.getByRole("button", { name: "Run preview" }).click();
  await expect(raised.getByText("Unchanged")).toBeVisible();
  await expectAccessible(page);

  const printed = await pharos.command("preview", join(outside, "keys.yml"), "--last", "24h", "--json");
  expect(JSON.parse(printed)).toMatchObject({ outcome: { summary: { matches: 1, keptAlerts: 1, newAlerts: 0 } } });
});

test("a rule in YAML can be read as Python", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/build/detections/rules/Bucket.Deleted/`);
  await page.getByText("As Python").click();
  await expect(page.getByLabel("The rule as Python")).toContainText("def rule(event)");
});

test("a broken repository is refused as a whole, with every problem in its place", async ({ page }) => {
  await signIn(page, pharos);
  const broken = join(outside, "broken.yml");
  await writeFile(broken, "AnalysisType: rule\nRuleID: Broken\nEnabled: perhaps\nSeverity: Loud\nFilename: vault.py\n");
  await choose(page, [broken, ...files()]);
  await page.getByRole("button", { name: "Check only" }).click();
  await expect(page.getByText("broken.yml")).toBeVisible();
  await expect(page.getByText("line 3, column 10: Enabled must be true or false")).toBeVisible();
  await expect(page.getByText(/line 4, column 11: Severity must be/)).toBeVisible();
  await page.goto(`${pharos.url}/build/detections/rules/Broken/`);
  await expect(page.getByText("Not all who wander are lost...")).toBeVisible();
});

test("the command line uploads the same repository and finds nothing new", async () => {
  const printed = await pharos.command("upload", folder, "--json");
  expect(printed).toContain('"new":0');
});
