// `npm start`: installs what is missing, builds what is stale, starts Pharos.
import { become, ensureBuilt, ensureInstalled, ensurePythonImage, pinnedNode } from "./prepare.mjs";

ensureInstalled();
ensureBuilt();
ensurePythonImage();
become(pinnedNode, ["apps/server/src/main.ts", "start", ...process.argv.slice(2)]);
