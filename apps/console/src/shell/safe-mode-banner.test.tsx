// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../testing/open-page.tsx";

const appConfig = {
  version: "1.0.0",
  commit: "",
  customerName: "",
  dataLakeType: "embedded",
  publicHTTPIngestDomain: "http://localhost",
  processedDataBucketRetentionDays: 365,
  isDemo: false,
};

test("every page says that Pharos is in safe mode and how to leave it", async () => {
  openPage("/nowhere/", { fields: { appConfig: () => ({ ...appConfig, isSafeMode: true }) } });
  expect(await screen.findByText(/^Safe mode: .*start Pharos without --safe-mode\.$/)).toBeTruthy();
});

test("nothing is said of safe mode otherwise", async () => {
  openPage("/nowhere/", {});
  await screen.findByRole("main");
  expect(screen.queryByText(/Safe mode/)).toBeNull();
});
