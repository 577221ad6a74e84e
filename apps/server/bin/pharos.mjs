#!/usr/bin/env node
// The `pharos` command. Runs on the Node that Pharos pins, whatever Node started it.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const main = join(dirname(fileURLToPath(import.meta.url)), "../src/main.ts");
const pinnedMajor = 26;

if (Number(process.versions.node.split(".")[0]) >= pinnedMajor) {
  await import(main);
} else {
  const node = join(dirname(createRequire(import.meta.url).resolve("node/package.json")), "bin/node");
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
