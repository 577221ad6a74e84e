// `npm run endurance`: a real Pharos under a steady load, or with `--overload` under too much of it; one table of claims.
import { become, ensureBuilt, ensureInstalled, pinnedNode } from "./prepare.mjs";

ensureInstalled();
ensureBuilt();
become(pinnedNode, ["bench/src/endurance/main.ts", ...process.argv.slice(2)]);
