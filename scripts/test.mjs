// `npm test`: everything. Types, lint, boundaries, unit and integration tests with endurance beside them, then the browser.
import { join } from "node:path";
import { ensureChromium, ensureOptionalPrograms } from "./ensure-test-programs.mjs";
import { bin, ensureBuilt, ensureInstalled, environment, pinnedNode, run, runBeside } from "./prepare.mjs";

ensureInstalled();
const chromium = ensureChromium();
ensureOptionalPrograms();
run(pinnedNode, ["scripts/check.mjs"]);
ensureBuilt();
const endEndurance = runBeside("endurance", pinnedNode, [
  "bench/src/endurance/main.ts",
  "--beside-tests",
  ...["--minutes", "5"],
  ...["--events-per-second", "100"],
]);
run(join(bin, "vitest"), ["run"]);
await endEndurance();
run(join(bin, "playwright"), ["test", "--config", "e2e/playwright.config.ts"], {
  env: { ...environment, CHROMIUM_PATH: chromium },
});
console.log("Everything passed.");
