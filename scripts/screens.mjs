// `npm run screens`: photographs every route in both themes at 1280 and 1920 into the ignored folder `screens`.
import { ensureChromium } from "./ensure-test-programs.mjs";
import { become, ensureBuilt, ensureInstalled, environment, pinnedNode } from "./prepare.mjs";

ensureInstalled();
const chromium = ensureChromium();
ensureBuilt();
become(pinnedNode, ["e2e/screens.ts", ...process.argv.slice(2)], { env: { ...environment, CHROMIUM_PATH: chromium } });
