import { defineConfig } from "@playwright/test";

/** Journeys in a real browser against the built server; each file starts a Pharos of its own. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  workers: 2,
  /** Once, for machines that stall: what passes only then is reported as flaky, and is a fault to mend. */
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    colorScheme: "dark",
    // A trace of every test costs much time: only what failed once is worth one.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
