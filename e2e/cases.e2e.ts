import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos, root } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";

let pharos: RunningPharos;
test.beforeAll(async () => {
  pharos = await RunningPharos.start({
    isDemo: true,
    environment: { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password },
  });
  await expect
    .poll(async () => (await pharos.command("alerts", "list", "--json")).split("\n").filter(Boolean).length, {
      timeout: 90_000,
      intervals: [4_000],
    })
    .toBeGreaterThanOrEqual(5);
});
test.afterAll(() => pharos.discard());

/** It needs no server. */
const verify = (path: string): string =>
  execFileSync(join(root, "node_modules/.bin/node"), [join(root, "apps/server/src/main.ts"), "case", "verify", path], {
    encoding: "utf8",
  });
const attach = (page: Page, name: string, mimeType: string, content: string) =>
  page.getByLabel("Files to attach").setInputFiles({ name, mimeType, buffer: Buffer.from(content) });

test("an investigation goes from two alerts to a closed case and a signed archive", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/cases/`);
  await expect(page.getByText("No open cases")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${pharos.url}/alerts-and-errors/`);
  const rows = page.getByRole("row").getByRole("checkbox");
  await rows.nth(1).check();
  await rows.nth(2).check();
  await page.getByRole("button", { name: "Add to case" }).click();
  await page.getByRole("menuitem", { name: "New case…" }).click();
  await page.getByLabel("Title").fill("Stolen session");
  await page.getByLabel("Description").fill("Who used the **stolen** session?");
  await page.getByRole("button", { name: "Create case" }).click();
  await expect(page.getByRole("heading", { name: "Stolen session" })).toBeVisible();
  const alerts = page.getByRole("list", { name: "Alerts of the case" }).getByRole("listitem");
  await expect(alerts).toHaveCount(2);

  await page.getByRole("button", { name: "Add alerts" }).click();
  const dialog = page.getByRole("dialog", { name: "Add alerts" });
  await dialog.getByRole("checkbox", { checked: false }).first().check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add alert", exact: true }).click();
  await expect(alerts).toHaveCount(3);
  await alerts
    .first()
    .getByRole("button", { name: /out of the case/ })
    .click();
  await expect(alerts).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(alerts).toHaveCount(3);

  await page.getByLabel("Note", { exact: true }).fill("Same address in both.");
  await page.keyboard.press("Control+Enter");
  await expect(page.locator("p", { hasText: "Same address in both." })).toBeVisible();

  await attach(page, "setup.png", "image/png", `MZ${"\0".repeat(200)}`);
  await expect(page.getByText("setup.png is a program")).toBeVisible();
  await attach(page, "session.log", "text/plain", "session 7 opened\n");
  await expect(page.getByRole("list", { name: "Attachments" })).toContainText("session.log");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Edit" }).click();
  const sheet = page.getByRole("dialog", { name: /Edit case/ });
  await sheet.getByLabel("Title").fill("Stolen build session");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Stolen build session" })).toBeVisible();

  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("menuitem", { name: "Closed" }).click();
  const closing = page.getByRole("dialog", { name: "Close the case" });
  await closing.getByRole("radio", { name: "True positive", exact: true }).check();
  await expectAccessible(page);
  await closing.getByRole("button", { name: "Close case" }).click();
  await expect(page.getByRole("button", { name: "Closed", exact: true })).toBeVisible();
  await expect(alerts.getByText("True positive")).toHaveCount(3);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  const verdict = verify(path);
  expect(verdict).toContain("Nothing was changed since the export");
  expect(verdict).toContain((await pharos.command("case", "key")).trim());
  await expect(page.getByText("exported the case")).toBeVisible();

  await page.goto(`${pharos.url}/cases/?status=CLOSED`);
  await expect(page.getByRole("link", { name: "Stolen build session" })).toBeVisible();
  await expectAccessible(page);
});

test("a case is linked, merged into another one, deleted and restored", async ({ page }) => {
  const create = async (title: string) =>
    JSON.parse(await pharos.command("case", "create", title, "--json")) as { readonly id: string };
  const [duplicate, original, other] = [await create("Duplicate"), await create("Original"), await create("Other")];
  await pharos.command("case", "note", duplicate.id, "Seen at night.");
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/cases/${original.id}/`);
  await page.getByRole("button", { name: "Link case" }).click();
  const linking = page.getByRole("dialog", { name: `Link case ${original.id} to another case` });
  await linking.getByRole("radio", { name: /Other/ }).check();
  await expectAccessible(page);
  await linking.getByRole("button", { name: "Link case" }).click();
  await page.getByRole("link", { name: `${other.id}: Other` }).click();
  await expect(page.getByRole("link", { name: `${original.id}: Original` })).toBeVisible();

  await page.goto(`${pharos.url}/cases/${duplicate.id}/`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Merge into another case…" }).click();
  const merging = page.getByRole("dialog", { name: `Merge case ${duplicate.id} into another case` });
  await merging.getByRole("radio", { name: /Original/ }).check();
  await merging.getByRole("button", { name: "Merge case" }).click();
  await expect(page.getByRole("heading", { name: "Original" })).toBeVisible();
  await expect(page.getByText("Seen at night.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${pharos.url}/cases/${duplicate.id}/`);
  await expect(page).toHaveURL(`${pharos.url}/cases/${original.id}/`);

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete case…" }).click();
  await page.getByRole("button", { name: "Delete case" }).click();
  await expect(page.getByText(`Case ${original.id} deleted`)).toBeVisible();
  await page.goto(`${pharos.url}/cases/${duplicate.id}/`);
  await expect(page.getByText("Not all who wander are lost...")).toBeVisible();
  await page.goto(`${pharos.url}/cases/deleted/`);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Restore case ${original.id}` }).click();
  await page.getByRole("link", { name: `case ${original.id}: Original` }).click();
  await expect(page.getByText("Seen at night.")).toBeVisible();

  await page.getByRole("button", { name: "Undo merge" }).click();
  await expect(page.getByRole("heading", { name: "Duplicate" })).toBeVisible();
  await expect(page.getByText("Seen at night.")).toBeVisible();
  await expect(page.getByText("undid the merge of this case")).toBeVisible();
});

test("a case is opened, noted and exported from the command line", async () => {
  const created = JSON.parse(await pharos.command("case", "create", "Night shift", "--severity", "HIGH", "--json"));
  await pharos.command("case", "note", created.id, "Seen before");
  const listed = await pharos.command("case", "list", "--json");
  expect(listed).toContain("Night shift");
  const path = test.info().outputPath("case.zip");
  await pharos.command("case", "export", created.id, "--out", path);
  expect(verify(path)).toContain("Nothing was changed since the export");
});
