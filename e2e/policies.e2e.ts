import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";
import { writeCode } from "./write-code.ts";

let pharos: RunningPharos;
let folder: string;
test.beforeAll(async () => {
  pharos = await RunningPharos.start({
    environment: { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password },
  });
  folder = await mkdtemp(join(tmpdir(), "pharos-policies-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await pharos.command("upload", join(folder, "buckets.yml"));
  await pharos.command("resource", "put", join(folder, "resources.jsonl"));
});
test.afterAll(async () => {
  await pharos.discard();
  await rm(folder, { recursive: true, force: true });
});

const bucket = (name: string, AccountId: string, more: object) =>
  JSON.stringify({ ResourceId: `arn:aws:s3:::${name}`, ResourceType: "AWS.S3.Bucket", AccountId, Name: name, ...more });
const files = {
  "buckets.yml": `AnalysisType: policy
PolicyID: Buckets.Encrypted
DisplayName: Buckets are encrypted
Enabled: true
Severity: Medium
Filename: buckets.py
ResourceTypes: [AWS.S3.Bucket]
Suppressions: ["*:sandbox-*"]
Tests:
  - { Name: encrypted, ExpectedResult: true, Resource: { EncryptionRules: [1], Public: false } }
`,
  "buckets.py": 'def policy(resource):\n    return bool(resource.get("EncryptionRules"))\n',
  "resources.jsonl": [
    bucket("tickets", "111111111111", { EncryptionRules: [1], Public: true }),
    bucket("invoices", "111111111111", { EncryptionRules: [1], Public: false }),
    bucket("logs", "222222222222", { EncryptionRules: null, Public: false }),
    bucket("sandbox-1", "222222222222", { EncryptionRules: null }),
  ].join("\n"),
};

const stricter = `def policy(resource):
    if resource["Public"]:
        return False
    return resource.get("Name") == "logs" or bool(resource.get("EncryptionRules"))

def title(resource):
    return f"{resource['Name']} is public"
`;

test("a policy is edited, with the lines that its tests run and its preview on resources, and saved", async ({
  page,
}) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/build/detections/policies/Buckets.Encrypted/edit/`);
  const code = page.getByRole("textbox", { name: "Policy function" });
  await expect(code).toBeVisible();
  await writeCode(code, stricter);

  await page.getByLabel("Line coverage", { exact: true }).check();
  const coverage = page.getByRole("region", { name: "Line coverage" });
  await expect(coverage).toContainText("Tests run 4 of 6 lines (66%).");
  await coverage.getByRole("button", { name: "line 3" }).click();
  await expect(code).toBeFocused();
  await page.getByRole("button", { name: "Add test" }).click();
  await page.getByRole("menuitem").first().click();
  await writeCode(page.getByRole("textbox", { name: /^Resource of/ }), '{ "Public": true, "Name": "tickets" }');
  await page.getByText("No", { exact: true }).click();
  await expect(coverage).toContainText("6 of 6 lines (100%)");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Run preview" }).click();
  const groups = page.getByRole("region", { name: "Resources by type and account" });
  await expect(groups.getByRole("row", { name: "AWS.S3.Bucket 111111111111 1 1 0 1 0" })).toBeVisible();
  const shown = page.getByRole("region", { name: "Resources of the preview" });
  await expect(shown.getByRole("listitem")).toContainText("arn:aws:s3:::tickets");
  await shown.getByRole("button", { name: "No longer failing (1)" }).click();
  await expect(shown.getByRole("listitem")).toContainText("arn:aws:s3:::logs");
  await shown.getByRole("button", { name: "Suppressed (1)" }).click();
  await expect(shown.getByRole("listitem")).toContainText("arn:aws:s3:::sandbox-1");
  const raised = page.getByRole("list", { name: "Alerts of the preview" });
  await raised.getByRole("button", { name: "tickets is public" }).first().click();
  await expect(raised).toContainText("1 resource");
  await expectAccessible(page);

  await writeFile(join(folder, "buckets.py"), stricter);
  const printed = await pharos.command("preview", join(folder, "buckets.yml"), "--json");
  expect(JSON.parse(printed)).toMatchObject({
    outcome: { resources: { counts: { newlyFailing: 1, noLongerFailing: 1, suppressed: 1 } }, summary: { alerts: 1 } },
  });

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(`${pharos.url}/build/detections/policies/Buckets.Encrypted/`);
  await page.getByRole("button", { name: "Run preview" }).click();
  await expect(page.getByText("3 resources evaluated.").or(page.getByText("4 resources evaluated."))).toBeVisible();
});
