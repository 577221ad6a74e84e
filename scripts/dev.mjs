// `npm run dev`: the server, restarted when its code changes, and the console with hot reload on port 5173.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { bin, ensureInstalled, ensureModulesBuilt, environment, pinnedNode, root } from "./prepare.mjs";

ensureInstalled();
ensureModulesBuilt();
const children = [
  spawn(pinnedNode, ["--watch", "apps/server/src/main.ts", "start", ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: environment,
  }),
  spawn(join(bin, "vite"), [], { cwd: join(root, "apps/console"), stdio: "inherit", env: environment }),
];
const stop = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));
for (const child of children) child.on("exit", () => stop("SIGTERM"));
