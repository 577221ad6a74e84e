// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
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
  dueCount: null,
  ...change,
});

const noMail = { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false }, totalCount: 0 };
const failedMails = () => noMail;

test("shows what runs, what waits, and why a job failed", async () => {
  openPage("/settings/background-work/", {
    fields: {
      failedMails,
      recurringWorks: () => [
        work({}),
        work({ name: "lake", title: "Run scheduled queries", state: "RUNNING", nextRunAt: null, dueCount: 3 }),
        work({ name: "mail", title: "Delete sent mail", state: "FAILING", failure: "The disk is full." }),
      ],
    },
  });
  expect(await screen.findByText("Delete expired links")).toBeTruthy();
  expect(screen.getByText("Running")).toBeTruthy();
  expect(screen.getByText("Running now")).toBeTruthy();
  expect(screen.getByText("3")).toBeTruthy();
  expect(screen.getByText("Failing")).toBeTruthy();
  expect(screen.getByText("The disk is full.")).toBeTruthy();
});

test("says which process does the work where none has", async () => {
  openPage("/settings/background-work/", { fields: { failedMails, recurringWorks: () => [] } });
  expect(await screen.findByText("No background work has run yet")).toBeTruthy();
});

const failedMail = (id: string, change: object = {}) => ({
  cursor: id,
  node: {
    id,
    purpose: "QUERY_ROWS",
    subject: "Hourly: 3 rows",
    recipients: ["bo@kestrel.example"],
    error: "550 no such user",
    failedAt: "2026-03-01T12:00:00Z",
    isRetriable: true,
    ...change,
  },
});

test("failed mail says to whom and why, and is sent again", async () => {
  let failed = [failedMail("a"), failedMail("b", { purpose: "INVITATION", subject: null, isRetriable: false })];
  const retried: string[] = [];
  openPage("/settings/background-work/?view=failed-mail", {
    fields: {
      recurringWorks: () => [],
      failedMails: () => ({ ...noMail, edges: failed, totalCount: failed.length }),
      retryFailedMail({ id }: { id: string }) {
        retried.push(id);
        failed = failed.slice(1);
        return true;
      },
    },
  });
  expect(await screen.findByText("Hourly: 3 rows")).toBeTruthy();
  expect(await screen.findByText("Failed mail 2")).toBeTruthy();
  expect(screen.getAllByText("550 no such user")).toHaveLength(2);
  expect(screen.getByText("Invitation")).toBeTruthy();
  expect(screen.getByText("Expired")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.queryByText("Hourly: 3 rows")).toBeNull());
  expect(await screen.findByText("Failed mail 1")).toBeTruthy();
  expect(retried).toEqual(["a"]);
});

test("says when no mail failed", async () => {
  openPage("/settings/background-work/?view=failed-mail", { fields: { recurringWorks: () => [], failedMails } });
  expect(await screen.findByText("No failed mail")).toBeTruthy();
});
