import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";

let pharos: RunningPharos;
let folder: string;
test.beforeAll(async () => {
  pharos = await RunningPharos.start({
    environment: { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password },
  });
  folder = await mkdtemp(join(tmpdir(), "pharos-cloud-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
test.afterAll(async () => {
  await pharos.discard();
  await rm(folder, { recursive: true, force: true });
});

const bucket = (name: string, AccountId: string, more: object) =>
  JSON.stringify({ ResourceId: `arn:aws:s3:::${name}`, ResourceType: "AWS.S3.Bucket", AccountId, Name: name, ...more });
const user = JSON.stringify({
  ResourceId: "arn:aws:iam::222222222222:user/path/ann",
  ResourceType: "AWS.IAM.User",
  AccountId: "222222222222",
  Name: "ann",
});
const files = {
  "buckets.yml": `AnalysisType: policy
PolicyID: Buckets.Encrypted
DisplayName: Buckets are encrypted
Enabled: true
Severity: High
Filename: buckets.py
ResourceTypes: [AWS.S3.Bucket]
Suppressions: ["*:sandbox-*"]
`,
  "buckets.py": 'def policy(resource):\n    return bool(resource.get("EncryptionRules"))\n',
  "resources.jsonl": [
    bucket("tickets", "111111111111", { EncryptionRules: [{ Algorithm: "aws:kms" }] }),
    bucket("logs", "222222222222", { EncryptionRules: null, Tags: { Owner: "ann" } }),
    bucket("sandbox-1", "222222222222", { EncryptionRules: null }),
    user,
  ].join("\n"),
};

test("cloud resources are listed, looked at, suppressed with a reason, and summed up in a dashboard", async ({
  page,
}) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/dashboard/cloud-security/`);
  await expect(page.getByText("No cloud resources yet")).toBeVisible();
  await page.getByRole("link", { name: "Cloud resources" }).click();
  await expect(page.getByText("pharos resource put resources.jsonl")).toBeVisible();
  await expectAccessible(page);

  await pharos.command("upload", join(folder, "buckets.yml"));
  await pharos.command("resource", "put", join(folder, "resources.jsonl"));
  const failing = page.getByRole("row", { name: /logs/ });
  await expect(failing).toContainText("Failing", { timeout: 60_000 });
  await expect(page.getByRole("row", { name: /sandbox-1/ })).toContainText("1 suppressed");
  await expectAccessible(page);

  await page.goto(`${pharos.url}/investigate/resources/?compliance[]=FAIL&account[]=222222222222`);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "logs" }).click();
  await expect(page).toHaveURL(`${pharos.url}/investigate/resources/arn:aws:s3:::logs/`);
  await expect(page.getByRole("region", { name: "Attributes as a tree" })).toContainText("Owner");
  const results = page.getByRole("list", { name: "Results of policies" });
  await expect(results).toContainText("Failing");
  await expect(page.getByRole("list", { name: "Compliance history" })).toContainText("first result: failing");
  // The failure lasts for half a minute before it alerts.
  await expect(page.getByRole("heading", { name: "Alerts (1)" })).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page);

  await results.getByRole("button", { name: "Suppress Buckets are encrypted" }).click();
  await page.getByLabel("Reason").fill("Moves to another account in March");
  await page.getByRole("button", { name: "Suppress policy" }).click();
  await expect(results).toContainText("Moves to another account in March");
  await expect(page.getByRole("list", { name: "Compliance history" })).toContainText("from failing to suppressed", {
    timeout: 60_000,
  });
  await results.getByRole("button", { name: "Unsuppress Buckets are encrypted" }).click();
  await expect(page.getByRole("list", { name: "Compliance history" })).toContainText("from suppressed to failing", {
    timeout: 60_000,
  });

  await page.goto(`${pharos.url}/dashboard/cloud-security/?range=PT24H`);
  const headline = page.getByRole("list", { name: "Headline numbers" });
  await expect(headline).toContainText("Compliance50%");
  await expect(page.getByRole("img", { name: "Failing checks over time, by severity" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("list", { name: "Failing resources by account" }).getByRole("link").first().click();
  await expect(page.getByRole("row", { name: /logs/ })).toBeVisible();

  await page.goto(
    `${pharos.url}/investigate/resources/${encodeURIComponent("arn:aws:iam::222222222222:user/path/ann")}/`,
  );
  await expect(page.getByRole("heading", { name: "ann", level: 1 })).toBeVisible();
  await pharos.command("resource", "delete", "arn:aws:iam::222222222222:user/path/ann");
  await expect(page.getByText("This resource was deleted")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});

test("the data dashboard shows what arrived, and what matched no schema", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/dashboard/data/`);
  await expect(page.getByText("No data in this time range")).toBeVisible();
  await expectAccessible(page);
  const created = JSON.parse(
    await pharos.command(
      ...["source", "create", "http", "--label", "Web", "--log-type", "Nginx.Access"],
      ...["--stream-type", "Lines", "--auth", "Bearer", "--json"],
    ),
  ) as { id?: string; source?: { id: string } };
  const id = created.id ?? created.source?.id ?? "";
  const time = new Date().toUTCString().replace(/^\w+, (\d+) (\w+) (\d+) (\S+) GMT$/, "$1/$2/$3:$4 +0000");
  const line = `203.0.113.9 - - [${time}] "GET / HTTP/1.1" 200 612 "-" "curl/8.5.0"`;
  await writeFile(join(folder, "access.log"), `${line}\n${line}x\nnot a line of an access log\n`);
  await pharos.command("ingest", join(folder, "access.log"), "--source", id);
  await page.reload();
  await expect(page.getByRole("grid", { name: "Volume by log type" })).toContainText("Nginx.Access", {
    timeout: 30_000,
  });
  await expect(page.getByRole("list", { name: "Reasons of failures" })).toContainText("Web", { timeout: 30_000 });
  await expect(page.getByRole("list", { name: "Average lag by log type" })).toContainText("Nginx.Access");
  await expectAccessible(page);
  await page.getByRole("list", { name: "Reasons of failures" }).getByRole("link", { name: "Web" }).click();
  await expect(page).toHaveURL(`${pharos.url}/configure/log-sources/${id}/?tab=failures`);
});
