import { defineConfig } from "vitest/config";

const pure = ["packages/{domain,enrichment,flow,normalize}/**/*.test.ts"];

function project(name: string, include: string[], exclude: string[], test: { isolate?: boolean }) {
  return {
    extends: true as const,
    test: { name, include, exclude: ["**/node_modules/**", "**/dist/**", ...exclude], ...test },
  };
}

// One configuration for every package; a test is named for its kind (see CONTRIBUTING.md).
export default defineConfig({
  // graphql ships two builds, and its `instanceof` wants one: the one that Node itself takes.
  resolve: { alias: [{ find: /^graphql$/, replacement: import.meta.resolve("graphql") }] },
  test: {
    projects: [
      // Pure packages share a process: loading their modules anew for each file costs more than most of their tests.
      project("pure", pure, [], { isolate: false }),
      project("isolated", ["{packages,apps,content,bench}/**/*.test.{ts,tsx}"], pure, {}),
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
