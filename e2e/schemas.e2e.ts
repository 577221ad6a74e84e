import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";
import { writeCode } from "./write-code.ts";

let pharos: RunningPharos;
test.beforeAll(async () => {
  const environment = { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password };
  pharos = await RunningPharos.start({ environment });
});
test.afterAll(() => pharos.discard());

const specOf = (isBadgeRequired: boolean) => `schema: Custom.Gate
fields:
  - { name: gate, type: string, required: true }
  - { name: badge, type: string, required: ${isBadgeRequired} }
`;

async function write(page: Page, spec: string): Promise<void> {
  await writeCode(page.getByRole("textbox", { name: "Schema", exact: true }), spec);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved Custom.Gate")).toBeVisible();
}

test("a person breaks a schema, goes back to an earlier revision, and reprocesses what failed", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/configure/schemas/new/`);
  await write(page, specOf(false));
  await page.goto(`${pharos.url}/configure/schemas/Custom.Gate/edit/`);
  await write(page, specOf(true));

  await page.goto(`${pharos.url}/configure/log-sources/add-new-source/`);
  await page.getByRole("link", { name: /^HTTP/ }).click();
  await page.getByLabel("Label").fill("Gates");
  await page.getByRole("combobox", { name: "Log types" }).fill("Custom.Gate");
  await page.getByRole("option", { name: "Custom.Gate", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Create source" }).click();
  await expect(page.getByText("Gates is ready")).toBeVisible({ timeout: 60_000 });
  const command = ((await page.getByLabel("Command", { exact: true }).textContent()) ?? "").trim();
  await page.getByRole("link", { name: "View source" }).click();
  const sourceUrl = page.url();
  const file = test.info().outputPath("gates.ndjson");
  await writeFile(file, '{"gate":"east","badge":"7"}\n{"gate":"north"}\n{"gate":"south"}\n');
  const answer = execFileSync("bash", ["-c", command.replaceAll("FILE", file)], { encoding: "utf8" });
  expect(JSON.parse(answer)).toMatchObject({ received: 3, failed: 2 });

  await page.goto(sourceUrl);
  const reasons = page.getByRole("table", { name: "Reasons of failures" });
  await expect(reasons.getByRole("row").nth(1)).toContainText(/2.*badge is required.*Custom\.Gate/, {
    timeout: 60_000,
  });
  await page.getByRole("grid", { name: "Failures" }).getByRole("row").nth(1).click();
  await expect(page.getByRole("dialog", { name: "Failed event" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("link", { name: "Mend Custom.Gate" }).click();
  await page.getByRole("button", { name: "Test schema" }).click();
  await expect(page.getByText("Parsed 1 of 3 samples")).toBeVisible();
  await expect(page.getByRole("list", { name: "Samples that failed" })).toContainText("badge");
  await expectAccessible(page);

  await page.goto(`${pharos.url}/configure/schemas/Custom.Gate/?tab=history`);
  await expect(page.getByText("saved revision 2, the current one")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Compare revision 1" }).click();
  await expect(page.getByRole("dialog", { name: "Revision 1" })).toContainText("badge");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore revision 1" }).click();
  await expect(page.getByText("saved revision 3, the current one")).toBeVisible();

  await page.goto(sourceUrl);
  await page.getByRole("button", { name: "Reprocess failures" }).click({ timeout: 60_000 });
  await expect(page.getByText("Stored 2 events, no failures remain")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});

/** Selects a part of a line as a pointer does. */
async function selectIn(page: Page, line: number, text: string): Promise<void> {
  const item = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Line ${line},` }) });
  await item.evaluate((element, selected) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(selected) ?? -1;
      if (at < 0) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + selected.length);
      node.parentElement?.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
      return;
    }
  }, text);
  await expect(page.getByText(`Selected: ${text}`)).toBeVisible();
}

async function addField(page: Page, name: string): Promise<void> {
  const form = page.getByRole("form", { name: "Make a field" });
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("button", { name: "Add field" }).click();
  await expect(form).toBeHidden();
}

const doorLog = "2026-03-01T10:00:00Z gate=north who=mira\n2026-03-01T10:00:07Z gate=south who=ben\n";

test("a person makes a parser of an unknown log by selecting what its lines hold", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/configure/schemas/new/`);
  await page.getByRole("textbox", { name: "Samples" }).fill(doorLog);
  await expect(page.getByText("0 of 2 lines parsed")).toBeVisible();
  await selectIn(page, 1, "2026-03-01T10:00:00Z");
  await addField(page, "at");
  await expect(page.getByText("2 of 2 lines parsed")).toBeVisible();
  await selectIn(page, 1, "north");
  await addField(page, "gate");
  await expect(page.getByTitle("gate: south")).toBeVisible();

  // The last one by keyboard alone.
  await page.getByRole("button", { name: "Line 2, parsed" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Make a field" }).press("Enter");
  await page.getByRole("textbox", { name: "Text of the field" }).press("End");
  for (const _ of "ben") await page.keyboard.press("Shift+ArrowLeft");
  await expect(page.getByText("Selected: ben")).toBeVisible();
  await addField(page, "who");
  const fields = page.getByRole("table", { name: "Fields of the line" });
  await expect(fields.getByRole("row")).toHaveText([/at.*2026/, /gate.*south/, /who.*ben/]);
  await expectAccessible(page);

  const editor = page.getByRole("textbox", { name: "Schema", exact: true });
  await editor.press("ControlOrMeta+z");
  await editor.press("ControlOrMeta+z");
  await expect(page.getByTitle("who: ben")).toBeHidden();
  await editor.press("ControlOrMeta+Shift+z");
  await editor.press("ControlOrMeta+Shift+z");
  await expect(page.getByTitle("who: ben")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved Custom.MyLogs")).toBeVisible();
});
