import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
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
const endless = "SELECT count() FROM numbers(100000000000) WHERE number % 7 = 3";

async function graphql<T>(page: Page, query: string): Promise<T> {
  const { identityToken } = (await (await page.request.post(`${pharos.url}/auth/refresh`)).json()) as {
    identityToken: string;
  };
  const headers = { authorization: `Bearer ${identityToken}` };
  const answer = await page.request.post(`${pharos.url}/internal/graphql`, { headers, data: { query } });
  return ((await answer.json()) as { data: T }).data;
}

test("SQL runs, fails with a sentence, stops when it is cancelled, and becomes a file", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/investigate/search/?mode=sql`);

  await test.step("more rows than a page", async () => {
    await statement(page).fill("SELECT number AS n FROM numbers(2500)");
    await statement(page).press("Control+Enter");
    await expect(page.getByText("2,500 rows")).toBeVisible();
  });

  await test.step("a mistake", async () => {
    await statement(page).fill("SELECT nothing");
    await statement(page).press("Control+Enter");
    await expect(page.getByText("Couldn't run your query")).toBeVisible();
    await expect(page.getByText(/nothing/).last()).toBeVisible();
  });

  await test.step("a query that is cancelled", async () => {
    await statement(page).fill(endless);
    await statement(page).press("Control+Enter");
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
