// `npm test`: everything. Types, lint, boundaries, unit and integration tests, then the browser.
import { join } from "node:path";
import { ensureChromium } from "./ensure-chromium.mjs";
import { bin, ensureBuilt, ensureInstalled, environment, pinnedNode, run } from "./prepare.mjs";

ensureInstalled();
const chromium = ensureChromium();
run(pinnedNode, ["scripts/check.mjs"]);
ensureBuilt();
run(join(bin, "vitest"), ["run"]);
run(join(bin, "playwright"), ["test", "--config", "e2e/playwright.config.ts"], {
  env: { ...environment, CHROMIUM_PATH: chromium },
});
console.log("Everything passed.");
