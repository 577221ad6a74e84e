// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ada, openPage } from "../../../testing/open-page.tsx";

type Issue = { readonly path: string; readonly errorMessage: string };
const none = { new: 0, modified: 0, total: 0 };
const counts = {
  rules: { new: 1, modified: 0, total: 1 },
  policies: none,
  correlationRules: none,
  dataModels: none,
  globalHelpers: none,
  lookupTables: none,
  queries: none,
  packs: none,
  scheduledPrompts: none,
  dashboards: none,
  leftOut: [],
};

function serverThatFinds(issues: readonly Issue[]) {
  const uploaded: string[] = [];
  const done = { status: "COMPLETED", error: "" };
  const at = { createdAt: "2026-01-01T00:00:00Z", completedAt: "2026-01-01T00:00:00Z" };
  const fields = {
    detectionEntitiesUploads: () => [],
    validateBulkUpload: () => ({ receiptId: "check" }),
    validateBulkUploadStatus: () => ({ ...done, result: { issues, leftOut: [] } }),
    uploadDetectionEntitiesAsync({ input }: { input: { data: string } }) {
      uploaded.push(input.data);
      return { receiptId: "upload" };
    },
    detectionEntitiesUploadStatus: () => ({
      ...done,
      ...at,
      receiptId: "upload",
      createdBy: { ...ada, kind: "user", name: "Ada" },
      result: counts,
    }),
  };
  return { uploaded, fields };
}

async function checkFile() {
  const file = new File(["AnalysisType: rule\n"], "vault.yml");
  fireEvent.change(await screen.findByLabelText("Files"), { target: { files: [file] } });
  fireEvent.click(await screen.findByRole("button", { name: "Check only" }));
}

test("uploads what passed a check without choosing it again, and links to the detections", async () => {
  const { uploaded, fields } = serverThatFinds([]);
  const { address } = openPage("/build/bulk-upload/", { fields });
  await checkFile();
  expect(await screen.findByText("Check passed")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Upload now" }));
  const link = await screen.findByRole("link", { name: "View detections" });
  expect(link.getAttribute("href")).toBe("/build/detections/?sortBy=lastModified");
  expect(address()).toContain("receipt=upload");
  expect(uploaded).toHaveLength(1);
});

test("says that a check failed and does not offer the upload", async () => {
  const issue = { path: "vault.yml", errorMessage: 'line 8, column 12: Test "Hall" failed' };
  const { fields } = serverThatFinds([issue]);
  openPage("/build/bulk-upload/", { fields });
  await checkFile();
  expect(await screen.findByText("Check failed: 1 problem")).toBeTruthy();
  expect(screen.getByText(issue.errorMessage)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Upload now" })).toBeNull();
});
