import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const all = "{packages,apps,content,bench}/**/*.test.{ts,tsx}";
const exclude = ["**/node_modules/**", "**/dist/**"];

const texts = globSync(all, { cwd: import.meta.dirname, exclude }).map((path) => ({
  path,
  text: readFileSync(new URL(path, import.meta.url), "utf8"),
}));
/** Those that ask for a simulated browser, in their first line. */
const screens = texts.filter(({ text }) => text.startsWith("// @vitest-environment")).map(({ path }) => path);
/** Those that measure how long they hold up their thread. */
const stretches = texts.filter(({ text }) => text.includes("longestStretch(")).map(({ path }) => path);

function project(name: string, test: { include: string[]; exclude: string[]; isolate: boolean }) {
  return { extends: true as const, test: { name, ...test } };
}

// One configuration for every package; a test is named for its kind (see CONTRIBUTING.md).
export default defineConfig({
  // graphql ships two builds, and its `instanceof` wants one: the one that Node itself takes.
  resolve: { alias: [{ find: /^graphql$/, replacement: import.meta.resolve("graphql") }] },
  test: {
    projects: [
      // The files of a worker share its modules: loading them anew for each costs more than most of their tests.
      project("modules", { include: [all], exclude: [...exclude, ...screens, ...stretches], isolate: false }),
      // What the other files of a worker keep would be collected in the middle of a measurement.
      project("stretches", { include: stretches, exclude, isolate: true }),
      // A screen leaves timers and caches in its window.
      project("screens", { include: screens, exclude, isolate: true }),
    ],
    globalSetup: "scripts/before-tests.mjs",
    // Forks, because the embedded lake allows one data directory a process.
    pool: "forks",
    maxWorkers: 2,
    // On a machine with other work, a test that starts Python and an engine took more than half a minute.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
