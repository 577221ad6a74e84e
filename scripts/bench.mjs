// `npm run bench`: one table of ratios, measured side by side in one run.
import { become, ensureInstalled, ensureModulesBuilt, pinnedNode } from "./prepare.mjs";

ensureInstalled();
ensureModulesBuilt();
become(pinnedNode, ["--expose-gc", "bench/src/main.ts", ...process.argv.slice(2)]);
