import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import configuration from "./playwright.config.ts";
import { RunningPharos, root } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";

/** Photographs every screen with the demo's data: both themes, 1280 and 1920 wide, into `screens/` (not committed). */
const folder = join(root, "screens");
const themes = ["dark", "light"] as const;
const widths = [1280, 1920] as const;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Leads to the state that the photograph shows. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const flow = `aws_cloudtrail
| where p_event_time > time.ago(7d)
| summarize events = agg.count() by eventName, who = userIdentity.type
| top 20 by events
| visualize bar xcolumn=eventName, series=who, kind=stacked`;

const openFirstRow = async (page: Page) => {
  await page.getByRole("row").nth(1).getByRole("link").first().click();
};

const screens: readonly Screen[] = [
  { name: "overview", path: "/dashboard/overview/" },
  { name: "alerts", path: "/alerts-and-errors/" },
  { name: "alerts-nothing-matches", path: "/alerts-and-errors/?nameContains=nothing-is-called-this" },
  { name: "alert", path: "/alerts-and-errors/", prepare: openFirstRow },
  { name: "detections", path: "/build/detections/" },
  { name: "detection", path: "/build/detections/", prepare: openFirstRow },
  { name: "bulk-upload", path: "/build/bulk-upload/" },
  { name: "log-sources", path: "/configure/log-sources/" },
  { name: "log-source", path: "/configure/log-sources/", prepare: openFirstRow },
  { name: "log-source-new", path: "/configure/log-sources/add-new-source/http-ingest/" },
  { name: "schemas", path: "/configure/schemas/" },
  { name: "search", path: "/investigate/search/" },
  { name: "search-flow", path: "/investigate/search/?mode=flow" },
  { name: "search-flow-result", path: `/investigate/search/?mode=flow&flow=${encodeURIComponent(flow)}` },
  { name: "users", path: "/settings/users/" },
  { name: "roles", path: "/settings/roles/" },
  { name: "tokens", path: "/settings/api/tokens/" },
  { name: "profile", path: "/support/?sheet=profile" },
  { name: "notifications", path: "/support/?sheet=notifications" },
  { name: "support", path: "/support/" },
  { name: "documentation", path: "/docs/" },
  { name: "not-found", path: "/nowhere/" },
];

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await page
    .locator("[aria-busy=true]")
    .first()
    .waitFor({ state: "detached", timeout: 10_000 })
    .catch(() => undefined);
  await page.waitForTimeout(600);
}

const pharos = await RunningPharos.start({
  isDemo: true,
  environment: { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password },
});
/** The last of the month's stories is told on its last days. */
async function untilFilled(): Promise<void> {
  for (;;) {
    const newest = await pharos.command(
      "query",
      "SELECT max(p_event_time) > now() - 600 AS isFilled FROM pharos_views.public.all_logs",
      "--json",
    );
    if ((JSON.parse(newest) as { isFilled: number }).isFilled) return;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}

await untilFilled();
const browser = await chromium.launch(configuration.use?.launchOptions ?? {});
try {
  await mkdir(folder, { recursive: true });
  for (const colorScheme of themes) {
    for (const width of widths) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: Math.round(width * 0.625) } });
      await context.addInitScript((theme) => localStorage.setItem("color-scheme", theme), colorScheme);
      const page = await context.newPage();
      const photograph = (name: string) =>
        page.screenshot({ path: join(folder, `${name}-${colorScheme}-${width}.png`) });
      await page.goto(`${pharos.url}/sign-in/`);
      await settle(page);
      await photograph("sign-in");
      await signIn(page, pharos);
      for (const screen of screens) {
        await page.goto(pharos.url + screen.path);
        await settle(page);
        await screen.prepare?.(page).catch((error: Error) => console.error(`${screen.name}: ${error.message}`));
        await settle(page);
        await photograph(screen.name);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await pharos.discard();
}
console.log(`The photographs are in ${folder}`);
