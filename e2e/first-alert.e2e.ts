import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateDemo } from "@pharos/content/demo";
import { expect, test } from "@playwright/test";
import { RunningPharos, root } from "./running-pharos.ts";
import { createFirstAdministrator } from "./sign-in.ts";

const realLogs = join(root, "../shared/data/aws-cloudtrail");

let pharos: RunningPharos;
let folder: string;
test.beforeAll(async () => {
  pharos = await RunningPharos.start();
  folder = await mkdtemp(join(tmpdir(), "pharos-logs-"));
});
test.afterAll(async () => {
  await pharos.discard();
  await rm(folder, { recursive: true, force: true });
});

/** CloudTrail files as S3 delivers them: real ones where they are, else those of the demo. */
async function cloudTrailFiles(): Promise<string[]> {
  if (existsSync(realLogs)) return readdirSync(realLogs).map((name) => join(realLogs, name));
  console.log("There are no real logs beside the checkout; the demo's take their place");
  const files: string[] = [];
  for (const chunk of generateDemo({ seed: 7, now: new Date(), days: 30 })) {
    if (!chunk.source.logTypes.includes("AWS.CloudTrail")) continue;
    const file = join(folder, `${files.length}.json`);
    await writeFile(file, chunk.bytes);
    files.push(file);
  }
  return files;
}

test("a person goes from an empty installation to a triaged alert", async ({ page }) => {
  await createFirstAdministrator(page, pharos);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log sources" }).click();
  await page.getByRole("link", { name: "Add a log source" }).first().click();
  await page.getByRole("link", { name: /^HTTP/ }).click();
  await page.getByLabel("Label").fill("CloudTrail");
  await page.getByRole("combobox", { name: "Log types" }).fill("CloudTrail");
  await page.getByRole("option", { name: "AWS.CloudTrail", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Create source" }).click();
  // The workers of a server that has just started still load their rules.
  await expect(page.getByText("CloudTrail is ready")).toBeVisible({ timeout: 60_000 });
  const command = ((await page.getByLabel("Command", { exact: true }).textContent()) ?? "").trim();
  expect(command).toMatch(/^curl .*@FILE/);
  await page.getByRole("link", { name: "View source" }).click();
  await expect(page).toHaveTitle("CloudTrail · Pharos");

  for (const file of await cloudTrailFiles()) {
    const answer = execFileSync("bash", ["-c", command.replaceAll("FILE", file)], { encoding: "utf8" });
    expect(JSON.parse(answer)).toMatchObject({ failed: 0 });
    expect(JSON.parse(answer).received).toBeGreaterThan(0);
  }
  await page.reload();
  await expect(page.getByLabel("What became of the events")).toContainText("Counts match");

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Alerts" }).click();
  const alert = page.getByRole("link", { name: /trail/ }).first();
  await expect(alert).toBeVisible();
  const title = (await alert.textContent()) ?? "";
  await alert.click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByText("cloudtrail.amazonaws.com").first()).toBeVisible();

  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("menuitem", { name: "Triaged" }).click();
  await expect(page.getByRole("button", { name: "Triaged", exact: true })).toBeVisible();
  await page.getByLabel("Comment").fill("Looking at it");
  await page.getByRole("button", { name: /comment/i }).click();
  await expect(page.locator("p", { hasText: "Looking at it" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Triaged", exact: true })).toBeVisible();
  await expect(page.locator("p", { hasText: "Looking at it" })).toBeVisible();

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search", exact: true }).click();
  // By its name: the alert, which is left just now, may speak of hours as well.
  await page.getByRole("button", { name: "Time range" }).click();
  await page.getByText("All time", { exact: true }).click();
  await page.getByPlaceholder("Contains").fill("cloudtrail.amazonaws.com");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("cloudtrail.amazonaws.com");
  await page.getByRole("row").nth(1).click();
  await expect(page.getByRole("dialog")).toContainText("cloudtrail.amazonaws.com");
});
