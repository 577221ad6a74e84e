import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";

let pharos: RunningPharos;
test.beforeAll(async () => {
  pharos = await RunningPharos.start({
    isDemo: true,
    environment: { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password },
  });
  await expect.poll(newestLogins, { timeout: 150_000, intervals: [4_000] }).toBeGreaterThanOrEqual(1);
});
test.afterAll(() => pharos.discard());

/**
 * The demo's events come after its start, those of the last day at the end. Each question is a process of its own, which
 * takes the processor from what it asks for.
 */
async function newestLogins(): Promise<number> {
  const sql = `SELECT countIf(eventName = 'ConsoleLogin') * (max(p_event_time) > now() - INTERVAL 1 DAY) AS n
    FROM pharos_logs.public.aws_cloudtrail`;
  const output = await pharos.command("query", sql, "--json");
  return (JSON.parse(output) as { n: number }).n;
}

const editorOf = (page: Page) => page.getByRole("textbox", { name: "PharosFlow query" });
const suggestionsOf = (page: Page) => page.locator(".suggest-widget.visible");

async function openFlow(page: Page): Promise<void> {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/investigate/search/`);
  await page.getByRole("radiogroup", { name: "Mode" }).getByText("Flow").click();
  await expect(page).toHaveURL(/mode=flow/);
  await expect(page.locator(".view-lines")).toContainText("time.ago(20m)");
}

async function replaceText(page: Page, text: string): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  // As it would be pasted: nothing is suggested or closed in between.
  await page.keyboard.insertText(text);
}

test("a query is written with help, runs, and goes on from a value that it found", async ({ page, context }) => {
  await openFlow(page);
  await replaceText(page, "");

  await test.step("tables, operators and columns are suggested", async () => {
    await page.keyboard.type("aws_cl");
    await expect(suggestionsOf(page)).toContainText("aws_cloudtrail");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.type("| whe");
    await expect(suggestionsOf(page)).toContainText("where condition");
    await page.keyboard.press("Enter");
    await page.keyboard.type("eventNa");
    await expect(suggestionsOf(page)).toContainText("eventName");
    await page.keyboard.press("Enter");
    await page.keyboard.type(" == '");
    // The most frequent values of the data.
    await expect(suggestionsOf(page).getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.locator(".view-lines")).toHaveText(/eventName\s==\s'\w+'/);
  });

  const problems = page.getByRole("list", { name: "Problems" });
  await test.step("a mistake is underlined, told and mended", async () => {
    await replaceText(page, "aws_cloudtrail\n| where p_event_time > time.ago(30d)\n| where eventNam == 'ConsoleLogin'");
    await expect(problems).toContainText("did you mean eventName?");
    await expect(page.locator(".squiggly-warning")).not.toHaveCount(0);
    await problems.getByRole("button", { name: "Replace with eventName" }).click();
    await expect(problems).toHaveCount(0);
    await expect(page.locator(".view-lines")).toContainText("| where eventName ==");
  });

  const grid = page.getByRole("grid", { name: "Result" });
  await test.step("it runs on Ctrl and Enter", async () => {
    await editorOf(page).focus();
    await page.keyboard.press("Control+Enter");
    await expect(grid).toBeVisible();
    await expect(page).toHaveURL(/flow=aws_cloudtrail.*run=/);
    await expect(page.getByText(/rows?, .* read in/)).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Event Time" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Rows over time, by log type" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a value of a row becomes a filter", async () => {
    await page.getByRole("button", { name: "Open row 1", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Event" });
    await sheet.getByRole("button", { name: "ConsoleLogin" }).first().click();
    await page.getByRole("menuitem", { name: "Exclude" }).click();
    await expect(page.locator(".view-lines")).toContainText("| where eventName != 'ConsoleLogin'");
    await expect(page.getByText("Nothing matches")).toBeVisible();
  });

  await test.step("the address leads others to the same query and rows", async () => {
    await page.goBack();
    await expect(grid).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.locator(".view-lines")).toContainText("| where eventName ==");
    await expect(other.getByRole("grid", { name: "Result" })).toBeVisible();
    await other.goto(page.url().replace(/&run=[^&]*/, ""));
    await expect(other.getByRole("grid", { name: "Result" })).toBeVisible();
    await expect(other).toHaveURL(/run=/);
    await other.close();
  });
});

test("a chart is drawn as the query asks", async ({ page }) => {
  await openFlow(page);
  await replaceText(
    page,
    "union pharos_logs.public.*\n| where p_event_time > time.ago(1d)\n| summarize events = agg.count() by p_log_type\n| sort events desc\n| visualize bar xcolumn=p_log_type",
  );
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const chart = page.getByRole("img", { name: "Chart of the result" });
  await expect(chart.locator("canvas")).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV of all rows" }).click();
  await expect(page.getByText("Generating CSV...")).toBeVisible();
});

test("a slow query is cancelled", async ({ page }) => {
  await openFlow(page);
  // A hundred million pairs.
  await replaceText(
    page,
    "range a from 1 to 100000 step 1\n| join kind=cross (range b from 1 to 100000 step 1)\n| summarize agg.sum(a * b % 7) by strings.reverse(hash.md5('x'))",
  );
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("progressbar", { name: "Progress of the query" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Query cancelled")).toBeVisible();
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeVisible();
});

test("a query that the server refuses says why, and of which text it speaks", async ({ page }) => {
  await openFlow(page);
  const refused = "no_such_table | limit 5";
  const lines = page.locator(".view-lines");
  const failure = page.getByRole("alert").filter({ hasText: "Couldn't run" });
  await replaceText(page, refused);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("list", { name: "Problems" })).toContainText("The table no_such_table does not exist");
  await expect(failure).toContainText("Couldn't run your query");
  // The list says it, with its place: the message does not say it again.
  await expect(failure).toContainText("Fix the errors above");

  await test.step("the text is changed: the message is of the earlier one", async () => {
    await replaceText(page, "datatable [{'x': 1}, {'x': 2}]");
    await expect(failure).toContainText("Couldn't run the query from before your changes");
    await expect(failure).toContainText("Line 1, column 1: The table no_such_table does not exist");
    await expect(failure.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("the changes can be undone, and done again", async () => {
    await page.getByRole("button", { name: "Undo them" }).click();
    await expect(lines).toHaveText(/no_such_table/);
    await expect(failure).toContainText("Fix the errors above");
    await replaceText(page, "datatable [{'x': 1}, {'x': 2}]");
  });

  await test.step("rows take its place, and are told from later changes as well", async () => {
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(page.getByText(/^2 rows/)).toBeVisible();
    await expect(failure).toHaveCount(0);
    await editorOf(page).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText(" | limit 1");
    await expect(page.getByText("These results are from before your changes")).toBeVisible();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(/^1 row,/)).toBeVisible();
    await expect(page.getByText("These results are from before your changes")).toHaveCount(0);
  });
});

test("the form beside a text without a source says what it reads", async ({ page }) => {
  await openFlow(page);
  await replaceText(page, "| summarize n = agg.count() by p_log_type");
  // Within twenty minutes the demo may have no event of one of them.
  await page.getByRole("button", { name: "Time range" }).click();
  await page.getByRole("button", { name: "Last 24 hours" }).click();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const grid = page.getByRole("grid", { name: "Result" });
  await expect(grid).toContainText("AWS.CloudTrail");
  await expect(grid).toContainText("Okta.SystemLog");
  await page.getByRole("button", { name: "Tables" }).click();
  await page
    .getByRole("group", { name: "Logs" })
    .getByRole("checkbox", { name: /Okta\.SystemLog/ })
    .check();
  await page.keyboard.press("Escape");
  await expect(grid).not.toContainText("AWS.CloudTrail");
  await expect(grid).toContainText("Okta.SystemLog");
});

test("the text is laid out by Shift, Alt and F", async ({ page }) => {
  await openFlow(page);
  await replaceText(page, "aws_cloudtrail|where eventName=='a'|limit 5");
  await page.keyboard.press("Shift+Alt+f");
  await expect(page.locator(".view-line")).toHaveCount(3);
  await expect(page.locator(".view-line").nth(1)).toContainText("| where eventName == 'a'");
});
