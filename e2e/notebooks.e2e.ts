import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
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
  folder = await mkdtemp(join(tmpdir(), "pharos-notebooks-"));
  await ingest();
});
test.afterAll(async () => {
  await pharos.discard();
  await rm(folder, { recursive: true, force: true });
});

/** Five calls of Ada within the last minutes. */
async function ingest(): Promise<void> {
  const source = ["--label", "Trail", "--log-type", "AWS.CloudTrail", "--stream-type", "Lines", "--auth", "None"];
  const { id } = JSON.parse(await pharos.command("source", "create", "http", ...source, "--json")) as { id: string };
  const events = [...Array(5).keys()].map((index) => ({
    ...{
      eventVersion: "1.08",
      eventID: `e-${index}`,
      awsRegion: "eu-north-1",
      eventName: `Call${index}`,
      readOnly: true,
    },
    ...{ eventTime: new Date(Date.now() - index * 60_000).toISOString(), eventSource: "s3.amazonaws.com" },
    ...{ sourceIPAddress: "192.0.2.7", userAgent: "test", recipientAccountId: "123456789012", eventType: "AwsApiCall" },
    ...{ userIdentity: { type: "IAMUser", accountId: "123456789012", userName: "ada" }, requestID: "r" },
  }));
  const file = join(folder, "events.json");
  await writeFile(file, events.map((event) => JSON.stringify(event)).join("\n"));
  await pharos.command("ingest", file, "--source", id);
}

const step = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("an investigation goes from Search into a notebook, is written on, and is exported with its rows", async ({
  page,
}) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/investigate/search/?table[]=AWS.CloudTrail&range=PT1H`);
  await page.getByRole("button", { name: "Add to notebook" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Who was it?");
  await page.getByRole("textbox", { name: "Title of the search" }).fill("All calls");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("link", { name: "Who was it?" }).click();
  await expect(page.getByRole("heading", { name: "Who was it?", level: 1 })).toBeVisible();
  await expect(step(page, "All calls").locator(".view-lines")).toContainText("aws_cloudtrail");
  await expect(step(page, "All calls").getByText("Not run yet")).toBeVisible();
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await page.getByRole("textbox", { name: "Text of Note 2" }).fill("All of them are of **Ada**.");
  await page.keyboard.press("Control+Enter");
  await expect(step(page, "Note 2").locator("strong")).toHaveText("Ada");
  await page.getByRole("button", { name: "SQL search" }).click();
  const query = "SELECT eventName, count() AS calls FROM pharos_logs.public.aws_cloudtrail GROUP BY eventName";
  await writeCode(page.getByRole("textbox", { name: "Query of Search 3" }), query);
  await page.getByRole("button", { name: "Run all" }).click();
  await expect(step(page, "All calls").getByText("5 rows")).toBeVisible();
  await expect(step(page, "Search 3").getByText("5 rows")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(step(page, "All calls").getByText("5 rows")).toBeVisible();
  await step(page, "All calls").getByRole("button", { name: "Open row 1", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Event" })).toContainText("Call0");
  await page.keyboard.press("Escape");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Export as Markdown" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("who-was-it.md");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("All of them are of **Ada**.");
  expect(text).toContain("| eventName | calls |");
  expect(text).toContain("| Call4 | 1 |");
});

test("a notebook is attached to a case, and opens its steps in Search with their rows", async ({ page }) => {
  await pharos.command("case", "create", "Calls of Ada");
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/investigate/notebooks/`);
  await page.getByRole("link", { name: "Who was it?" }).click();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Attach to a case…" }).click();
  await page.getByRole("radio", { name: /Calls of Ada/ }).check();
  await page.getByRole("button", { name: "Attach", exact: true }).click();
  await page.getByRole("link", { name: /^case / }).click();
  await expect(page.getByText("who-was-it.md").first()).toBeVisible();
  await page.goBack();
  await step(page, "Search 3").getByRole("link", { name: "Open in Search" }).click();
  await expect(page.getByText("5 rows").first()).toBeVisible();
  await expect(page).toHaveURL(/sqlRun=/);
});

for (const [name, excluded] of [
  ["All calls", "Call0"],
  ["Search 3", "Call1"],
] as const) {
  test(`rows of ${name} are excluded by a value, in its text`, async ({ page }) => {
    await signIn(page, pharos);
    await page.goto(`${pharos.url}/investigate/notebooks/`);
    await page.getByRole("link", { name: "Who was it?" }).click();
    await step(page, name).getByRole("button", { name: excluded, exact: true }).click();
    await expect(page.getByRole("menuitem", { name: "Look up as indicator" })).toBeVisible();
    await page.getByRole("menuitem", { name: "Exclude" }).click();
    await expect(step(page, name).getByText("4 rows")).toBeVisible();
    await expect(step(page, name).locator(".view-lines")).toContainText(excluded);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });
}

test("links of other programs lead to the search that they are about", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(
    `${pharos.url}/investigate/key-value-search/?key=eventName&value=Call3&logType=AWS.CloudTrail&range=PT1H`,
  );
  await expect(page).toHaveURL(/\/investigate\/search\/\?/);
  await expect(page.getByText(/^1 row/).first()).toBeVisible();
  await page.goto(`${pharos.url}/investigate/log-type-search/?logType=AWS.CloudTrail&range=PT1H`);
  await expect(page.getByText(/^5 rows/).first()).toBeVisible();
  await page.goto(`${pharos.url}/investigate/alert-events-search/`);
  await expect(page.getByText("This link is incomplete")).toBeVisible();
  await expect(page.getByText("Its address has no alertId.")).toBeVisible();
});
