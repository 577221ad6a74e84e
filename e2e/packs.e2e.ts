import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type GitHost, startGitHost } from "@pharos/testkit/pack-sources";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { releaseVaults } from "./release-vaults.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";
import { writeCode } from "./write-code.ts";

/** Tests run in a Python process that is started for them. */
const savingMs = 60_000;

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

test("a pack of a source is enabled, updated and reverted", async ({ page }) => {
  host.releases.push({ tag: "v1.0.0", archive: releaseVaults(1) });
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/build/packs/`);
  await expect(page.getByRole("link", { name: "Amazon Web Services" })).toBeVisible();
  await page.getByRole("link", { name: "New pack source" }).click();
  // The list that it leaves has a field of that name as well.
  await page.getByRole("heading", { name: "New pack source" }).waitFor();
  await page.getByRole("button", { name: "Create pack source" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.getByRole("textbox", { name: "Name" }).fill("Community");
  await page.getByRole("textbox", { name: "Address" }).fill(host.repositoryUrl);
  await page.getByRole("button", { name: "Create pack source" }).click();
  await expect(page.getByRole("heading", { name: "Community" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Vaults" }).click();
  await page.getByRole("switch", { name: "Enabled" }).click();
  await expect(page.getByRole("link", { name: "Vault opened" })).toBeVisible({ timeout: savingMs });

  host.releases.unshift({ tag: "v1.1.0", archive: releaseVaults(5) });
  await page.goto(`${pharos.url}/build/packs/?section=pack-sources`);
  await page.getByRole("button", { name: "Check for versions" }).click();
  await expect(page.getByText("v1.1.0, v1.0.0")).toBeVisible();
  await page.getByRole("link", { name: "Vaults" }).click();
  await page.getByRole("button", { name: "Update to v1.1.0" }).click();
  await expect(page.getByText("1 changed")).toBeVisible({ timeout: savingMs });
  await page.getByRole("button", { name: "Install v1.1.0" }).click();
  await expect(page.getByText("Vaults is now v1.1.0")).toBeVisible({ timeout: savingMs });
  await expect(page.getByText("Update available")).toHaveCount(0);
  // The button that opened the comparison is gone.
  await expect(page.getByRole("heading", { name: "Vaults", level: 1 })).toBeFocused();

  await page.getByRole("button", { name: "Compare with v1.0.0" }).click();
  await page.getByRole("button", { name: "Install v1.0.0" }).click();
  await expect(page.getByText("Vaults is now v1.0.0")).toBeVisible({ timeout: savingMs });
  await expect(page.getByText("Update available")).toBeVisible();
  await expectAccessible(page);
});

test("what people chose of a pack's rule stays through an update, and a rule derived from it follows", async ({
  page,
}) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/build/detections/rules/Vault.Opened/`);
  await page.getByRole("link", { name: "Derive" }).click();
  await page.getByRole("textbox", { name: /^ID/ }).fill("Vault.Own");
  await page.getByRole("button", { name: "Create rule" }).click();
  await page.waitForURL("**/build/detections/rules/Vault.Own/edit/", { timeout: savingMs });
  await page.goto(`${pharos.url}/configure/destinations/`);
  await page.getByRole("link", { name: "Add a destination" }).first().click();
  await page.getByRole("link", { name: "Custom Webhook" }).first().click();
  await page.getByLabel("Display name").fill("Vault keepers");
  await page.getByLabel(/^Webhook URL/).fill("http://127.0.0.1:9/vaults");
  await page.getByRole("button", { name: "Add destination" }).click();
  await expect(page.getByText("Destination added")).toBeVisible();
  await page.goto(`${pharos.url}/build/detections/rules/Vault.Opened/edit/`);
  await page.getByRole("combobox", { name: "Severity" }).click();
  await page.getByRole("option", { name: "Critical" }).click();
  await page.getByRole("combobox", { name: "Destination Overrides" }).click();
  await page.getByRole("option", { name: "Vault keepers" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByText("Text Editor", { exact: true }).first().click();
  await writeCode(page.getByRole("textbox", { name: "Inline filters" }), spareMallory);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "Clone & edit" })).toBeVisible({ timeout: savingMs });

  await page.goto(`${pharos.url}/build/packs/Vaults/`);
  await expect(page.getByText("Changed: severity, destinations, filters")).toBeVisible();
  await page.getByRole("button", { name: "Update to v1.1.0" }).click();
  const kept = page.getByRole("list", { name: "Kept as you changed it" });
  const stays = [
    "Stays as it was changed here: filters are 1 condition (the pack has none)",
    "Stays as it was changed here: destinations are Vault keepers (the pack has none)",
    "Stays as it was changed here: severity is CRITICAL (the pack has HIGH)",
  ];
  await expect(kept.getByRole("listitem")).toHaveText(stays, { timeout: savingMs });
  await page.getByRole("button", { name: "Install v1.1.0" }).click();
  await expect(page.getByText("Vaults is now v1.1.0")).toBeVisible({ timeout: savingMs });

  await page.goto(`${pharos.url}/build/detections/rules/Vault.Own/`);
  await expect(page.getByText("5 events", { exact: true })).toBeVisible();
  await page.goto(`${pharos.url}/build/detections/rules/Vault.Opened/edit/`);
  await expect(page.getByText("Vault keepers", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Value" })).toHaveValue("mallory");
  await page.goto(`${pharos.url}/build/detections/rules/Vault.Opened/`);
  await expect(page.getByText("5 events", { exact: true })).toBeVisible();
  await expect(page.getByText("Critical", { exact: true }).first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Compare the versions/ })
    .first()
    .click();
  await expect(page.getByText("The pack made this change.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Restore the version/ })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Clone & edit" }).click();
  await page.getByRole("textbox", { name: /^ID/ }).fill("Vault.Copy");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Rule saved")).toBeVisible({ timeout: savingMs });
  await page.goto(`${pharos.url}/build/detections/rules/Vault.Copy/edit/`);
  await expect(page.getByRole("combobox", { name: "Severity" })).toHaveValue("Critical", { timeout: savingMs });
  await expectAccessible(page);
});

const spareMallory = `- KeyPath: userIdentity.userName
  Condition: DoesNotEqual
  Value: mallory
`;

test("a pack that comes with Pharos is on once a source sends its log types, and says so", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/build/packs/`);
  const okta = page.getByRole("row", { name: /Okta/ });
  await expect(okta.getByText("Off: no source sends its log types")).toBeVisible();
  await pharos.command(
    "source",
    "create",
    "http",
    "--label",
    "Okta",
    "--log-type",
    "Okta.SystemLog",
    "--auth",
    "Bearer",
  );
  await page.reload();
  await expect(okta.getByText("On: logs of Okta.SystemLog arrive")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Okta is enabled" })).toBeChecked();
  await page.getByRole("link", { name: "Okta" }).click();
  await expect(page.getByRole("link", { name: "Okta policy disabled or deleted" })).toBeVisible();
  await expect(page.getByText("On: logs of Okta.SystemLog arrive")).toBeVisible();
  await expect(page.getByText("DISABLED", { exact: true })).toHaveCount(0);
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
  await expect(page.getByText("Saved own_doors")).toBeVisible({ timeout: savingMs });
  await expect(page.getByText("changed it in the console")).toBeVisible();
});

test("what is typed of a helper is checked, completed, and found again after a reload", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/build/helpers/new/`);
  await page.getByRole("textbox", { name: "Module name" }).fill("attic_doors");
  const editor = page.getByRole("textbox", { name: "Module", exact: true });
  await writeCode(editor, 'from network_addresses import is_publik\n\nNAME = "attic"\n');
  const problems = page.getByRole("list", { name: "Problems" });
  await expect(problems.getByText("The helper “network_addresses” has no “is_publik”")).toBeVisible();
  await expect(problems.getByText("Line 1: ImportError")).toBeVisible();
  await writeCode(editor, 'NAME = "attic"\n\ndef opened(event):\n    return event.');
  await editor.press("ControlOrMeta+End");
  await editor.press("ControlOrMeta+Space");
  await expect(page.getByRole("option", { name: /^deep_walk/ })).toBeVisible();
  await editor.press("Escape");
  await writeCode(editor, 'NAME = "attic"\n');
  await expect(problems.getByRole("listitem")).toHaveCount(0);

  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText("Restored your unsaved changes")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Module name" })).toHaveValue("attic_doors");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("textbox", { name: "Module name" })).toHaveValue("");
  await page.getByRole("button", { name: "Restore changes" }).click();
  await expect(page.getByRole("textbox", { name: "Module name" })).toHaveValue("attic_doors");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved attic_doors")).toBeVisible({ timeout: savingMs });
  await expect(page.getByRole("heading", { name: "attic_doors" })).toBeVisible();
  await page.goto(`${pharos.url}/build/helpers/new/`);
  await expect(page.getByRole("textbox", { name: "Module name" })).toHaveValue("");
  await expect(page.getByText("Restored your unsaved changes")).toHaveCount(0);
});

test("a data model knows the fields of its log type and the functions that its names ask for", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/build/data-models/new/`);
  await page.getByRole("textbox", { name: "ID" }).fill("Own.CloudTrail");
  await page.getByRole("combobox", { name: "Log type" }).fill("AWS.CloudTrail");
  await page.getByRole("combobox", { name: "Log type" }).press("Enter");
  await page.getByRole("button", { name: "Add a name" }).click();
  await page.getByRole("textbox", { name: "Name 1" }).fill("actor");
  const value = page.getByRole("combobox", { name: "Value of actor" });
  await value.fill("userIdentity.a");
  await page.getByRole("option", { name: "userIdentity.arn" }).click();
  await value.fill("userIdentitee");
  await expect(page.getByText("No log type here has the field “userIdentitee”.")).toBeVisible();
  await page.getByRole("combobox", { name: "Kind of actor" }).click();
  await page.getByRole("option", { name: "Function" }).click();
  await value.fill("get_actor");
  await expect(page.getByText("the data model defines no function named get_actor")).toBeVisible();
  const editor = page.getByRole("textbox", { name: "Functions" });
  await writeCode(editor, 'def get_actor(event):\n    return event.get("eventNmae")\n');
  await expect(page.getByText("AWS.CloudTrail has no field “eventNmae”. Did you mean “eventName”?")).toBeVisible();
  await expect(page.getByText("the data model defines no function named get_actor")).toHaveCount(0);
  await page.getByRole("button", { name: "Change to “eventName”" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved Own.CloudTrail")).toBeVisible({ timeout: savingMs });
});
