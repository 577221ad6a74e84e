import { chromium } from "@playwright/test";
import configuration from "./playwright.config.ts";
import { signIn } from "./sign-in.ts";

const url = process.argv[2] ?? "";
const theme = process.argv[3] ?? "dark";
const paths = process.argv.slice(4);
const browser = await chromium.launch(configuration.use?.launchOptions ?? {});
const context = await browser.newContext({ colorScheme: theme as "dark", viewport: { width: 1280, height: 800 } });
await context.addInitScript((t) => localStorage.setItem("mantine-color-scheme-value", t), theme);
const page = await context.newPage();
page.on("console", (m) => {
  if (m.type() === "error") console.log("console:", m.text().slice(0, 300));
});
await page.goto(`${url}/sign-in/`);
await page.waitForTimeout(1500);
await page.screenshot({ path: `/tmp/shot-signin-${theme}.png` });
await signIn(page, { url } as never);
for (const [i, p] of paths.entries()) {
  await page.goto(url + p);
  await page.waitForTimeout(3000);
  await page.screenshot({ path: `/tmp/shot-${i}-${theme}.png` });
}
await browser.close();
