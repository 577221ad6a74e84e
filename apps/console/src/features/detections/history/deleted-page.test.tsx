// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

test("restores all that the filter finds, shown or not", async () => {
  let deleted = Array.from({ length: 150 }, (_, index) => ({
    ...{ __typename: "DetectionChange", id: `${index}`, detectionId: `Rule.${index}`, kind: "RULE", by: null },
    ...{ displayName: `${index < 120 ? "Door" : "Gate"} ${index}`, at: "2026-01-02T00:00:00.000Z" },
  }));
  const restored: string[][] = [];
  const restoreDetections = ({ ids }: { ids: string[] }) => {
    restored.push(ids);
    deleted = deleted.filter(({ detectionId }) => !ids.includes(detectionId));
    return [];
  };
  openPage("/build/detections/deleted/", { fields: { deletedDetections: () => deleted, restoreDetections } });
  expect(await screen.findByRole("heading", { name: "Deleted (150)" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").filter((item) => item.textContent?.includes("deleted by"))).toHaveLength(100);
  fireEvent.change(screen.getByRole("textbox", { name: "Find a deleted detection" }), { target: { value: "door" } });
  fireEvent.click(await screen.findByRole("button", { name: "Restore 120 detections" }));
  expect(await screen.findByText("Restored 120 detections")).toBeTruthy();
  expect(restored.map((ids) => ids.length)).toEqual([120]);
  expect(await screen.findByText("No deleted detections match")).toBeTruthy();
});
