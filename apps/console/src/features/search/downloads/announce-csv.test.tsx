// @vitest-environment happy-dom
import { hideSnackbar } from "@pharos/ui";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";
import { announceCsv } from "./announce-csv.tsx";

test("a file is announced once, also when its snackbar is closed before the second one hears of it", async () => {
  openPage("/nowhere/", {});
  const csv = { queryId: "query", createdAt: new Date(), isFailed: false };
  await screen.findByRole("button", { name: /^Notifications/ });
  act(() => announceCsv({ ...csv, downloadId: "one" }, ""));
  expect(await screen.findByText("Your CSV is ready")).toBeTruthy();
  act(() => hideSnackbar("csv-one"));
  await waitFor(() => expect(screen.queryByText("Your CSV is ready")).toBeNull());
  act(() => announceCsv({ ...csv, downloadId: "one" }, ""));
  act(() => announceCsv({ ...csv, downloadId: "two" }, ""));
  expect(await screen.findAllByText("Your CSV is ready")).toHaveLength(1);
  act(() => hideSnackbar("csv-two"));
});
