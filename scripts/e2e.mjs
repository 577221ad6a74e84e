// `npm run e2e`: journeys in a real browser against the built server.
import { join } from "node:path";
import { ensureChromium } from "./ensure-test-programs.mjs";
import { become, bin, ensureBuilt, ensureInstalled, environment } from "./prepare.mjs";

ensureInstalled();
const chromium = ensureChromium();
ensureBuilt();
become(join(bin, "playwright"), ["test", "--config", "e2e/playwright.config.ts", ...process.argv.slice(2)], {
  env: { ...environment, CHROMIUM_PATH: chromium },
});
