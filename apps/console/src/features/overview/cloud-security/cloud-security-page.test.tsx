// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

const counts = (passed: number, failed: number) => ({ passed, failed, errored: 0, suppressed: 1 });
const shown = {
  counts: counts(9, 3),
  countsBefore: counts(9, 1),
  failingOverTime: { at: [], series: [] },
  bySeverity: [{ severity: "HIGH", policies: 4, failingPolicies: 2, counts: counts(9, 3) }],
  byType: [{ label: "AWS.S3.Bucket", passed: 5, failed: 2, errored: 1, unchecked: 1 }],
  byAccount: [
    { label: "", passed: 5, failed: 0, errored: 0, unchecked: 4 },
    { label: "471", passed: 1, failed: 0, errored: 0, unchecked: 0 },
  ],
  topPolicies: [{ policyId: "P", displayName: "Buckets are private", severity: "HIGH", counts: counts(3, 3) }],
  topResources: null,
};

test("each number leads to what it counts", async () => {
  openPage("/dashboard/cloud-security/?range=P1W", { fields: { cloudSecurity: () => shown } });
  const tiles = within(await screen.findByRole("list", { name: "Headline numbers" }));
  expect(tiles.getAllByRole("listitem").map((tile) => tile.textContent)).toEqual([
    "Compliance75%−15 points since the beginning",
    "Failing checks3+2 since the beginning",
    "Resources93 failing",
    "Policies42 failing",
    "Suppressed checks1No errors",
  ]);
  const hrefs = (list: string) =>
    within(screen.getByRole("list", { name: list }))
      .getAllByRole("link")
      .map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
  expect(hrefs("Headline numbers")[1]).toBe("/build/detections/?kind[]=POLICY&compliance[]=FAIL");
  expect(hrefs("Failing policies by severity")).toEqual([
    "/build/detections/?kind[]=POLICY&severity[]=HIGH&compliance[]=FAIL&compliance[]=ERROR",
  ]);
  expect(hrefs("Failing resources by type")).toEqual([
    "/investigate/resources/?type[]=AWS.S3.Bucket&compliance[]=FAIL&compliance[]=ERROR",
  ]);
  expect(hrefs("Failing resources by account")).toEqual(["/investigate/resources/?account[]=471"]);
  expect(screen.getByRole("link", { name: "Buckets are private" })).toBeTruthy();
  expect(screen.queryByText("Top failing resources")).toBeNull();
});

test("says how resources arrive, where there are none", async () => {
  openPage("/dashboard/cloud-security/", { fields: { cloudSecurity: () => ({ ...shown, byType: [] }) } });
  expect(await screen.findByText("No cloud resources yet")).toBeTruthy();
});
