// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

const work = (change: object) => ({
  name: "purge",
  title: "Delete expired links",
  state: "WAITING",
  everySeconds: 3600,
  lastRunAt: "2026-03-01T12:00:00Z",
  nextRunAt: "2026-03-01T13:00:00Z",
  failedAt: null,
  failure: null,
  ...change,
});

test("shows what runs, what waits, and why a job failed", async () => {
  openPage("/settings/background-work/", {
    fields: {
      recurringWorks: () => [
        work({}),
        work({ name: "lake", title: "Run scheduled queries", state: "RUNNING", nextRunAt: null }),
        work({ name: "mail", title: "Delete sent mail", state: "FAILING", failure: "The disk is full." }),
      ],
    },
  });
  expect(await screen.findByText("Delete expired links")).toBeTruthy();
  expect(screen.getByText("Running")).toBeTruthy();
  expect(screen.getByText("Running now")).toBeTruthy();
  expect(screen.getByText("Failing")).toBeTruthy();
  expect(screen.getByText("The disk is full.")).toBeTruthy();
});

test("says which process does the work where none has", async () => {
  openPage("/settings/background-work/", { fields: { recurringWorks: () => [] } });
  expect(await screen.findByText("No background work has run yet")).toBeTruthy();
});
