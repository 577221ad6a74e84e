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

const noLogs = (page: Page) => page.getByRole("heading", { name: "No logs yet" });

async function expectNoFault(page: Page): Promise<void> {
  await expect(noLogs(page)).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Problems" })).toHaveCount(0);
  await expect(page.getByText("Couldn't run")).toHaveCount(0);
  await expect(page.locator(".squiggly-error, .squiggly-warning")).toHaveCount(0);
}

for (const mode of ["search", "flow", "sql"] as const) {
  test(`before the first log, search by ${mode} says what is missing and where to go`, async ({ page }) => {
    await signIn(page, pharos);
    await page.goto(`${pharos.url}/investigate/search/${mode === "search" ? "" : `?mode=${mode}`}`);
    await expectNoFault(page);
    await expectAccessible(page);

    if (mode !== "search") {
      await test.step("the text that stands there runs, and finds nothing", async () => {
        await page.getByRole("button", { name: "Run", exact: true }).click();
        await expect(page).toHaveURL(mode === "sql" ? /sqlRun=/ : /run=/);
        await expectNoFault(page);
      });
    }

    await test.step("it leads to the documentation and to the sources", async () => {
      const [guide] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("link", { name: "How to send the first log" }).click(),
      ]);
      await expect(guide.getByRole("heading", { name: "The first log" })).toBeVisible();
      await guide.close();
      await page.getByRole("main").getByRole("link", { name: "Log sources" }).click();
      await expect(page.getByRole("heading", { name: "Log sources" }).first()).toBeVisible();
    });
  });
}

test("a query that needs no logs has its rows all the same", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/investigate/search/?mode=flow&flow=${encodeURIComponent("print answer = 6 * 7")}`);
  await expect(page.getByRole("grid", { name: "Result" })).toContainText("42");
  await expect(noLogs(page)).toHaveCount(0);
});
