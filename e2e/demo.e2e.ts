import { stories } from "@pharos/content/demo";
import { expect, test } from "@playwright/test";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";

let pharos: RunningPharos;
let startedAt: number;
test.beforeAll(async () => {
  startedAt = Date.now();
  pharos = await RunningPharos.start({
    isDemo: true,
    environment: { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password },
  });
});
test.afterAll(() => pharos.discard());

/** What a command prints with --json, line by line. */
async function linesOf<T>(...command: readonly string[]): Promise<T[]> {
  const output = await pharos.command(...command, "--json");
  return output.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as T]));
}

test("a new installation with --demo has alerts to look at within a minute", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/alerts-and-errors/`);
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("row").nth(1)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 - (Date.now() - startedAt) });
});

test("the shipped detections find every step of the three stories", async () => {
  await expect
    .poll(
      async () => {
        const alerts = await linesOf<{ ruleId: string }>("alerts", "list");
        const found = new Set(alerts.map(({ ruleId }) => ruleId));
        return stories.flatMap((story) =>
          story.raises.filter((rule) => !found.has(rule)).map((rule) => `${story.name}: ${rule}`),
        );
      },
      { timeout: 150_000, intervals: [5_000] },
    )
    .toEqual([]);
});

test("nothing of the month is lost, and it goes on trickling", async () => {
  test.setTimeout(600_000);
  const count = async () =>
    Number(
      (
        JSON.parse(
          await pharos.command("query", "SELECT count() AS n FROM pharos_views.public.all_logs", "--json"),
        ) as { n: number }
      ).n,
    );
  // Alerts are there before the last rows, which wait for the lake in large blocks.
  // Each question is a process of its own, which takes the processor from what it asks for.
  const intervals = [4_000];
  await expect.poll(count, { timeout: 60_000, intervals }).toBeGreaterThan(100_000);
  const before = await count();
  // At night the invented company writes a log or two a minute; at weekends there are six minutes without any.
  await expect.poll(count, { timeout: 420_000, intervals }).toBeGreaterThan(before);
  const sources = await linesOf<{ health: string }>("source", "list");
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter(({ health }) => health === "UNBALANCED" || health === "FAILING")).toEqual([]);
});

test("the overview shows what happened", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/dashboard/overview/`);
  await expect(page.getByText("Alerts by severity")).toBeVisible();
  await expect(page.getByText("Rules with most alerts")).toBeVisible();
  await expect(page.getByText("Drive file shared externally")).toBeVisible();
});
