// `npm run bench`: one table of ratios, measured side by side in one run.
import { become, ensureFlowBuilt, ensureInstalled, pinnedNode } from "./prepare.mjs";

ensureInstalled();
ensureFlowBuilt();
become(pinnedNode, ["--expose-gc", "bench/src/main.ts", ...process.argv.slice(2)]);
