import { defineConfig } from "vitest/config";

// One configuration for every package; a test is named for its kind (see CONTRIBUTING.md).
export default defineConfig({
  // graphql ships two builds, and its `instanceof` wants one: the one that Node itself takes.
  resolve: { alias: [{ find: /^graphql$/, replacement: import.meta.resolve("graphql") }] },
  test: {
    include: ["{packages,apps,content,bench}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: "scripts/before-tests.mjs",
    // Forks, because the embedded lake allows one data directory a process.
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
