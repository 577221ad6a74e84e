// What every command needs first: the installed packages, and fresh builds of the console and of the language's syntax.
// Plain JavaScript for the host's own Node (≥ 20); everything after it runs on the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const bin = join(root, "node_modules/.bin");
export const pinnedNode = join(bin, process.platform === "win32" ? "node.exe" : "node");
const installedMark = join(root, "node_modules/.pharos-installed");

/** The environment in which `node` and every tool are the pinned ones, and compiled code is kept between starts. */
export const environment = {
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
  ...process.env,
  PATH: `${bin}:${process.env.PATH ?? ""}`,
};

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Hashes names below the root and contents, so that a checkout that was moved or copied needs no new build. */
function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest("hex");
}

function readOr(path, fallback) {
  return existsSync(path) ? readFileSync(path, "utf8") : fallback;
}

/** Runs a command with the pinned tools first in PATH; ends this process when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: environment, ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * Runs it while other commands do, and prints what it said when they are done; ends this process when it fails. It ends
 * with this process.
 */
export function runBeside(what, command, args) {
  const folder = join(root, "test-results");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${what}.txt`);
  const output = openSync(path, "w");
  const child = spawn(command, args, {
    cwd: root,
    env: environment,
    stdio: ["ignore", output, output],
    detached: true,
  });
  let hasEnded = false;
  process.once("exit", () => {
    // All that it started.
    if (!hasEnded) process.kill(-child.pid);
  });
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve(String(error)));
    child.once("exit", (code, signal) => resolve(code === 0 ? undefined : (signal ?? `status ${code}`)));
  });
  return async () => {
    console.error(`Waiting for ${what} …`);
    const failure = await ended;
    hasEnded = true;
    process.stderr.write(readFileSync(path, "utf8"));
    if (failure === undefined) return;
    console.error(`${what} failed: ${failure}`);
    process.exit(1);
  };
}

/**
 * Runs them all, as many at a time as there are processors, and prints what each said when it has ended. Returns how
 * they ended.
 */
export async function runSideBySide(steps) {
  const waiting = [...steps];
  const ended = [];
  async function runNext() {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const startedAt = performance.now();
      const { failure, output } = await runQuietly(step);
      ended.push({ name: step.name, failure });
      console.log(`— ${step.name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
      process.stdout.write(output);
    }
  }
  await Promise.all(Array.from({ length: Math.min(steps.length, availableParallelism()) }, runNext));
  return ended;
}

/** A step that fails is told, not thrown: the others go on. */
function runQuietly({ command, args, env = environment }) {
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => output.push(part));
  return new Promise((resolve) => {
    const end = (failure) => resolve({ failure, output: Buffer.concat(output) });
    child.once("error", (error) => end(String(error)));
    child.once("close", (code, signal) => end(code === 0 ? undefined : (signal ?? `status ${code}`)));
  });
}

export function ensureInstalled() {
  const wanted = hashOf([join(root, "package-lock.json")]);
  if (readOr(installedMark, "") === wanted && existsSync(pinnedNode)) return;
  console.error("Installing what is missing …");
  // Not `npm ci`: it refuses a lock file that was written where a registry lacks other platforms' optional packages.
  run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", 2, 2],
    env: process.env,
  });
  // A copy of this tree may share its files through hard links.
  rmSync(installedMark, { force: true });
  writeFileSync(installedMark, wanted);
}

export function ensureBuilt() {
  ensureModulesBuilt();
  const folders = [
    "apps/console/src",
    "packages/ui/src",
    "packages/domain/src",
    "packages/flow/src",
    "packages/flow/syntax",
  ];
  const files = [
    "apps/console/index.html",
    "apps/console/vite.config.ts",
    "apps/console/graphql-documents.ts",
    "apps/console/compress-assets.ts",
    "package-lock.json",
  ];
  ensureFresh("apps/console", folders, files, ".built-from", () => {
    console.error("Building the console …");
    run(join(bin, "vite"), ["build", "--logLevel", "warn"], {
      cwd: join(root, "apps/console"),
      stdio: ["ignore", 2, 2],
    });
  });
}

/** Where it cannot be made, the first start of each data folder makes one and says what was wrong. */
export function ensurePythonImage() {
  const files = ["package-lock.json", "scripts/make-python-image.mjs"];
  ensureFresh("packages/detection", ["packages/detection/src/python"], files, ".built-from", () => {
    console.error("Preparing Python …");
    run(pinnedNode, ["scripts/make-python-image.mjs"], { stdio: ["ignore", 2, 2] });
  });
}

/**
 * What is WebAssembly: the syntax of PharosFlow, the writer of rows; two seconds each, where sources have changed. And
 * the list of AWS's actions.
 */
export function ensureModulesBuilt() {
  ensureActionsMade();
  ensureModuleBuilt("packages/flow", "syntax/module/index.ts");
  ensureModuleBuilt("packages/normalize", "transcoder/index.ts");
}

function ensureActionsMade() {
  const script = "scripts/make-aws-actions.mjs";
  ensureFresh("packages/detection", [], ["package-lock.json", script], ".actions-made-from", () => {
    run(pinnedNode, [script, "packages/detection/dist/aws-actions.json"], { stdio: ["ignore", 2, 2] });
  });
}

function ensureModuleBuilt(project, entry) {
  const [folder] = entry.split("/");
  const files = [`${project}/asconfig.json`, `${project}/package.json`];
  ensureFresh(project, [`${project}/${folder}`], files, ".built-from", () => {
    const asc = [entry, "--target", "release"];
    run(join(bin, "asc"), asc, { cwd: join(root, project), stdio: ["ignore", 2, 2] });
  });
}

/** Builds what lies in the project's dist, unless it was built from just these sources, as the mark there says. */
function ensureFresh(project, folders, files, markName, build) {
  const mark = join(root, project, "dist", markName);
  const sources = folders.flatMap((folder) => filesBelow(join(root, folder)));
  const wanted = hashOf([...sources, ...files.map((file) => join(root, file))]);
  if (readOr(mark, "") === wanted) return;
  build();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

/** Becomes the command: passes signals on and ends as it ends. */
export function become(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env: environment, ...options });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
