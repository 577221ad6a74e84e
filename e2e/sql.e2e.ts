import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";

let pharos: RunningPharos;
test.beforeAll(async () => {
  pharos = await RunningPharos.start({
    environment: { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password },
  });
});
test.afterAll(() => pharos.discard());

const statement = (page: Page) => page.getByRole("textbox", { name: "SQL" });
const lines = (page: Page) => page.locator(".view-lines");

async function write(page: Page, sql: string): Promise<void> {
  await statement(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  // As it would be pasted: nothing is suggested or closed in between.
  await page.keyboard.insertText(sql);
}

async function run(page: Page, sql: string): Promise<void> {
  await write(page, sql);
  await page.keyboard.press("Control+Enter");
}
const endless = "SELECT count() FROM numbers(100000000000) WHERE number % 7 = 3";

async function graphql<T>(page: Page, query: string): Promise<T> {
  const { identityToken } = (await (await page.request.post(`${pharos.url}/auth/refresh`)).json()) as {
    identityToken: string;
  };
  const headers = { authorization: `Bearer ${identityToken}` };
  const answer = await page.request.post(`${pharos.url}/internal/graphql`, { headers, data: { query } });
  return ((await answer.json()) as { data: T }).data;
}

test("SQL is written with help: tables, macros and colours", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/investigate/search/?mode=sql`);
  const suggestions = page.locator(".suggest-widget.visible");
  await write(page, "");
  await page.keyboard.type("SELECT count() FROM all_l");
  await expect(suggestions.getByRole("option").first()).toContainText("pharos_views.public.all_logs");
  await page.keyboard.press("Enter");
  await page.keyboard.type(" WHERE p_oc");
  await expect(suggestions).toContainText("p_occurs_since");
  await page.keyboard.press("Enter");
  await expect(lines(page)).toHaveText(/all_logs\sWHERE\sp_occurs_since\('1\sday'\)/);
  const colourOf = (text: string) =>
    lines(page)
      .locator("span span", { hasText: text })
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  await expect.poll(() => colourOf("SELECT")).not.toBe(await colourOf("p_occurs_since"));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/^1 row,/)).toBeVisible();
  await expect(page).toHaveURL(/sql=SELECT.*sqlRun=/);
  await expectAccessible(page);
});

test("SQL runs, fails with a sentence, stops when it is cancelled, and becomes a file", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/investigate/search/?mode=sql`);

  await test.step("more rows than a page", async () => {
    await run(page, "SELECT number AS n FROM numbers(2500)");
    await expect(page.getByText("2,500 rows")).toBeVisible();
  });

  await test.step("a mistake", async () => {
    await run(page, "SELECT numbr\nFROM numbers(3)");
    const failure = page.getByRole("alert").filter({ hasText: "numbr" });
    await expect(failure).toContainText("Couldn't run your query");
    await expect(page.locator(".squiggly-error")).not.toHaveCount(0);
    await expectAccessible(page);
    await failure.getByRole("button", { name: "Replace with number" }).click();
    await expect(lines(page)).toHaveText(/SELECT\snumber\s*FROM/);
    await expect(page.locator(".squiggly-error")).toHaveCount(0);
    await expect(failure).toContainText("Couldn't run the query from before your changes");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(page.getByText(/^3 rows/)).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  await test.step("a mistake of syntax is marked where it is", async () => {
    await run(page, "SELECT 1\nFROM pharos_views.public.all_logs\nWHERE p_occurs_since('1 d') AND AND x");
    await expect(page.getByText("Syntax error at line 3, column 37: x")).toBeVisible();
    await expect(page.locator(".squiggly-error")).not.toHaveCount(0);
  });

  await test.step("a query that is cancelled", async () => {
    await run(page, endless);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Query cancelled")).toBeVisible();
    const latest = async () => {
      const history = "{ dataLakeQueries(input: { pageSize: 1 }) { edges { node { sql status } } } }";
      type Latest = { dataLakeQueries: { edges: { node: { sql: string; status: string } }[] } };
      return (await graphql<Latest>(page, history)).dataLakeQueries.edges[0]?.node;
    };
    await expect.poll(latest).toEqual({ sql: endless, status: "cancelled" });
  });

  await test.step("a file of all rows", async () => {
    const list = '{ dataLakeQueries(input: { contains: "2500" }) { edges { node { id } } } }';
    type Listed = { dataLakeQueries: { edges: { node: { id: string } }[] } };
    const id = (await graphql<Listed>(page, list)).dataLakeQueries.edges[0]?.node.id;
    await graphql(
      page,
      `mutation { startAsyncDownloadOfAllQueryResults(input: { originalQueryId: "${id}" }) { error { message } } }`,
    );
    type Linked = { getAsyncQueryDownloadUrl: { url: string | null } };
    const url = async () =>
      (await graphql<Linked>(page, `{ getAsyncQueryDownloadUrl(input: { id: "${id}" }) { url } }`))
        .getAsyncQueryDownloadUrl.url;
    await expect.poll(url).not.toBeNull();
    const link = await url();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.evaluate((address) => window.location.assign(address ?? ""), link),
    ]);
    expect(download.suggestedFilename()).toBe(`pharos-query-${id}.csv`);
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect([lines[0], lines[1], lines[2500], lines.length]).toEqual(["n", "0", "2499", 2502]);
  });
});
