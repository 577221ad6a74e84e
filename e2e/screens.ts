import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import configuration from "./playwright.config.ts";
import { RunningPharos, root } from "./running-pharos.ts";
import { type Screen, screens } from "./screens-list.ts";
import { type State, states } from "./screens-states.ts";
import { administrator, signIn } from "./sign-in.ts";

/**
 * Photographs every screen in every state: both themes, 1280 and 1920 wide, into `screens/` (not committed). Options
 * choose some of them: `npm run screens -- --states many,gone --screens alerts,users --themes light --widths 1920`;
 * `--url` takes the pictures of a demo that runs already, whose administrator the browser tests know.
 */
const { values: options } = parseArgs({
  options: {
    states: { type: "string", default: Object.keys(states).join() },
    screens: { type: "string" },
    themes: { type: "string", default: "dark,light" },
    widths: { type: "string", default: "1280,1920" },
    url: { type: "string" },
    folder: { type: "string", default: join(root, "screens") },
  },
});
const environment = { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password };
const heightOf = (width: number) => Math.round(width * 0.625);
const settleMs = 600;

function chosenScreens(): readonly Screen[] {
  const names = options.screens?.split(",");
  const unknown = names?.filter((name) => !screens.some((screen) => screen.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no screen ${unknown}; there are ${screens.map((s) => s.name)}`);
  return screens.filter(({ name }) => names?.includes(name) ?? true);
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined);
  const busy = page.locator("[aria-busy=true]").first();
  await busy.waitFor({ state: "detached", timeout: 10_000 }).catch(() => undefined);
  await page.waitForTimeout(settleMs);
}

/** The last of the month's stories is told on its last days. */
async function untilFilled(pharos: RunningPharos): Promise<void> {
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

async function photograph(browser: Browser, url: string, stateName: string, state: State): Promise<void> {
  const [themes, widths] = [options.themes.split(","), options.widths.split(",").map(Number)];
  const context = await browser.newContext();
  const page = await context.newPage();
  const picture = (name: string, theme: string, width: number) =>
    page.screenshot({ path: join(options.folder, `${name}-${stateName}-${theme}-${width}.png`) });
  /** Both themes and widths of a page that is open: it follows them as it stands. */
  const takeAll = async (name: string) => {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme === "light" ? "light" : "dark" });
      for (const width of widths) {
        await page.setViewportSize({ width, height: heightOf(width) });
        await page.waitForTimeout(settleMs);
        await picture(name, theme, width);
      }
    }
  };
  await context.addInitScript(() => localStorage.setItem("color-scheme", "auto"));
  await page.goto(`${url}/sign-in/`);
  await settle(page);
  if (stateName === "demo" && !options.screens) await takeAll("sign-in");
  await signIn(page, { url });
  await state.prepare?.(page);
  for (const screen of chosenScreens()) {
    await page.goto(url + screen.path);
    await settle(page);
    if (screen.prepare) {
      await screen.prepare(page).catch(() => console.error(`${screen.name}, ${stateName}: there is nothing to open`));
      await settle(page);
    }
    await takeAll(screen.name);
  }
  await context.close();
}

const chosen = options.states.split(",").map((name) => {
  const state = states[name];
  if (!state) throw new Error(`There is no state ${name}; there are ${Object.keys(states)}`);
  return { name, state };
});
const browser = await chromium.launch(configuration.use?.launchOptions ?? {});
try {
  await mkdir(options.folder, { recursive: true });
  for (const data of ["demo", "nothing"] as const) {
    const shown = chosen.filter(({ state }) => state.data === data);
    if (shown.length === 0) continue;
    const own = options.url ? undefined : await RunningPharos.start({ isDemo: data === "demo", environment });
    if (own && data === "demo") await untilFilled(own);
    for (const { name, state } of shown) await photograph(browser, options.url ?? own?.url ?? "", name, state);
    await own?.discard();
  }
} finally {
  await browser.close();
}
console.log(`The photographs are in ${options.folder}`);
