import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RecordingServer, startRecordingServer } from "@pharos/testkit";
import { expect, test } from "@playwright/test";
import { expectAccessible, expectReadableColors } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { createFirstAdministrator } from "./sign-in.ts";
import { writeCode } from "./write-code.ts";

const definition = `provider: custom-gate
name: Gate
description: Who came in
fields:
  - { name: site, label: Site, type: url }
  - { name: key, label: API key, type: secret }
hosts: ["{settings.site}"]
authentication:
  - { id: key, label: API key, type: header, header: Authorization, value: "Bearer {settings.key}" }
streams:
  - name: visits
    label: Visits
    logTypes: [GitLab.Audit]
    every: 30s
    request: { url: "{settings.site}/visits", query: { since: "{start}" } }
    cursor: { type: window, lateness: 5m }
    events: visits[]
    id: [id]
`;

let product: RecordingServer;
let pharos: RunningPharos;
let folder: string;
test.beforeAll(async () => {
  product = await startRecordingServer();
  folder = await mkdtemp(join(tmpdir(), "pharos-pullers-"));
  pharos = await RunningPharos.start({ environment: { PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1" } });
});
test.afterAll(async () => {
  await pharos.discard();
  await product.close();
  await rm(folder, { recursive: true });
});

test("a person writes a puller, tries it on the product, and pulls its logs", async ({ page }) => {
  await createFirstAdministrator(page, pharos);
  await page.goto(`${pharos.url}/configure/log-sources/pullers/`);
  await expect(page.getByText("No custom pullers yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Create a puller" }).click();
  const editor = page.getByRole("textbox", { name: "Definition" });
  const write = (text: string) => writeCode(editor, text);

  await test.step("what is wrong is told by line while it is written", async () => {
    await write(definition.replace("[GitLab.Audit]", "[GitLab.Audits]"));
    await expect(page.getByRole("button", { name: "Line 13: No schema is called GitLab.Audits." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    await write(definition);
    await expect(page.getByRole("list", { name: "Problems" }).getByRole("listitem")).toHaveCount(0);
  });

  await test.step("what was written survives a reload unsaved", async () => {
    await page.reload();
    await expect(page.getByText("Restored your unsaved changes")).toBeVisible();
    await expect(page.getByText("custom-gate")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("another product to start from asks before it replaces what was written", async () => {
    await page.getByRole("combobox", { name: "Start from a product" }).click();
    await page.getByRole("option", { name: "Okta" }).click();
    await expect(page.getByRole("dialog", { name: "Discard changes?" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "New puller", exact: true })).toBeVisible();
  });

  await test.step("a trial shows the request, the answer and what becomes of an event", async () => {
    await page.getByLabel("Site").fill(product.url);
    await page.getByRole("textbox", { name: "API key" }).fill("open-sesame");
    product.willAnswer({ status: 200, body: JSON.stringify({ visits: [{ id: 1, door: "vault" }] }) });
    await page.getByRole("button", { name: "Try it" }).click();
    await expect(page.getByText("Gate answered with 1 event of Visits on the first page.")).toBeVisible();
    expect(product.requests.at(-1)?.headers.authorization).toBe("Bearer open-sesame");
    await page.locator("summary", { hasText: `GET ${product.url}/visits` }).click();
    await expect(page.getByText("authorization: •••")).toBeVisible();
    await page.locator("summary", { hasText: "Not parsed" }).click();
    await expect(page.getByText("GitLab.Audit: time is required")).toBeVisible();
    await expectAccessible(page);
    await expectReadableColors(page);
  });

  await test.step("a saved puller is a product to make log sources from", async () => {
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveTitle(/Gate/);
    await page.getByRole("link", { name: "Create a log source" }).click();
    await expect(page.getByRole("heading", { name: "New log source: Gate" })).toBeVisible();
    await page.getByLabel("Site").fill(product.url);
    await page.getByRole("textbox", { name: "API key" }).fill("open-sesame");
    await page.getByRole("button", { name: "Create source" }).click();
    await expect.poll(() => product.requests.length, { timeout: 30_000 }).toBeGreaterThan(1);
  });

  await test.step("its stored secret goes to no other address", async () => {
    await page.getByRole("link", { name: "Edit" }).click();
    const again = `Enter API key again: the stored one was given for ${product.url}, not for http://127.0.0.1:9`;
    await page.getByLabel("Site").fill("http://127.0.0.1:9");
    await page.getByRole("button", { name: "Check connection" }).click();
    await expect(page.getByText(`Nothing was sent: ${again}`)).toBeVisible();
    await expect(page.getByText(again, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Couldn't save the log source")).toBeVisible();
    await expect(page.getByText(again, { exact: true })).toHaveCount(2);
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
  });

  await test.step("one that a log source uses is not deleted", async () => {
    await page.goto(`${pharos.url}/configure/log-sources/pullers/`);
    await page.getByRole("link", { name: "Gate" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Log sources use it, and have to be deleted first: Gate.")).toBeVisible();
    await page.getByRole("button", { name: "Delete the puller" }).click();
    await expect(page.getByText("is used by log sources: Gate")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("the command checks, saves and deletes one", async () => {
    const file = join(folder, "bell.yml");
    await writeFile(file, definition.replace("custom-gate", "custom-bell"));
    expect(await pharos.command("source", "provider", "save", file)).toContain(
      "Saved Gate as custom-bell, revision 1.",
    );
    expect(await pharos.command("source", "providers")).toContain("custom-bell");
    expect(await pharos.command("source", "provider", "delete", "custom-bell")).toContain("Deleted custom-bell.");
  });
});
