import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeZip } from "@pharos/detection-content";
import { type GitHost, startGitHost } from "@pharos/testkit/pack-sources";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";

let host: GitHost;
let pharos: RunningPharos;
test.beforeAll(async () => {
  host = await startGitHost();
  pharos = await RunningPharos.start({
    environment: {
      PHAROS_ADMIN_EMAIL: administrator.email,
      PHAROS_ADMIN_PASSWORD: administrator.password,
      PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1,localhost",
    },
  });
});
test.afterAll(async () => {
  await pharos.discard();
  await host.close();
});

/** A release of a pack with one rule and the helper that it imports. */
function release(threshold: number): Buffer {
  const files = {
    "vault.yml": `AnalysisType: rule\nRuleID: Vault.Opened\nDisplayName: Vault opened\nEnabled: true\nSeverity: High\nFilename: vault.py\nLogTypes: [AWS.CloudTrail]\nThreshold: ${threshold}\nTests:\n  - { Name: opened, ExpectedResult: true, Log: { eventName: OpenVault } }\n`,
    "vault.py": "from vault_doors import NAME\n\n\ndef rule(event):\n    return event.get('eventName') == NAME\n",
    "doors.yml": "AnalysisType: global\nGlobalID: vault_doors\nFilename: doors.py\nDescription: Names of doors\n",
    "doors.py": 'NAME = "OpenVault"\n',
    "pack.yml":
      "AnalysisType: pack\nPackID: Vaults\nDisplayName: Vaults\nPackDefinition:\n  IDs: [Vault.Opened, vault_doors]\n",
  };
  return writeZip(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
}

test("a pack of a source is enabled, updated and reverted", async ({ page }) => {
  host.releases.push({ tag: "v1.0.0", archive: release(1) });
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/build/packs/`);
  await expect(page.getByRole("link", { name: "Amazon Web Services" })).toBeVisible();
  await page.getByRole("link", { name: "New pack source" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Community");
  await page.getByRole("textbox", { name: "Address" }).fill(host.repositoryUrl);
  await page.getByRole("button", { name: "Create pack source" }).click();
  await expect(page.getByRole("heading", { name: "Community" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Vaults" }).click();
  await page.getByRole("switch", { name: "Enabled" }).click();
  await expect(page.getByRole("link", { name: "Vault opened" })).toBeVisible();

  host.releases.unshift({ tag: "v1.1.0", archive: release(5) });
  await page.goto(`${pharos.url}/build/packs/?section=pack-sources`);
  await page.getByRole("button", { name: "Look for versions" }).click();
  await expect(page.getByText("v1.1.0, v1.0.0")).toBeVisible();
  await page.getByRole("link", { name: "Vaults" }).click();
  await page.getByRole("button", { name: "Update to v1.1.0" }).click();
  await expect(page.getByText("1 changed")).toBeVisible();
  await page.getByRole("button", { name: "Install v1.1.0" }).click();
  await expect(page.getByText("Vaults is now v1.1.0")).toBeVisible();
  await expect(page.getByText("Update available")).toHaveCount(0);

  await page.getByRole("button", { name: "Compare with v1.0.0" }).click();
  await page.getByRole("button", { name: "Install v1.0.0" }).click();
  await expect(page.getByText("Vaults is now v1.0.0")).toBeVisible();
  await expect(page.getByText("Update available")).toBeVisible();
  await expectAccessible(page);
});

test("a helper is edited, and what uses it is tested before it is saved", async ({ page }) => {
  const ownRule = {
    "own.yml":
      "AnalysisType: rule\nRuleID: Own.Vault\nDisplayName: Own vault\nEnabled: true\nSeverity: High\nFilename: own.py\nLogTypes: [AWS.CloudTrail]\nTests:\n  - { Name: opened, ExpectedResult: true, Log: { eventName: OpenVault } }\n",
    "own.py": "from own_doors import NAME\n\n\ndef rule(event):\n    return event.get('eventName') == NAME\n",
    "doors.yml": "AnalysisType: global\nGlobalID: own_doors\nFilename: doors.py\nDescription: Own doors\n",
    "doors.py": 'NAME = "OpenVault"\n',
  };
  const folder = await mkdtemp(join(tmpdir(), "pharos-own-"));
  for (const [name, text] of Object.entries(ownRule)) await writeFile(join(folder, name), text);
  await pharos.command("upload", folder);
  await rm(folder, { recursive: true });

  await signIn(page, pharos);
  await page.goto(`${pharos.url}/build/helpers/`);
  await page.getByRole("link", { name: "own_doors" }).click();
  await expect(page.getByRole("link", { name: "Own vault" })).toBeVisible();
  await page.getByRole("textbox", { name: "Module", exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type('NAME = "CloseVault"');
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 of 1 tests failed.")).toBeVisible();
  await expect(page.getByText("Own vault: opened")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByText("Saved own_doors")).toBeVisible();
  await expect(page.getByText("changed it in the console")).toBeVisible();
});
