// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

test("explains a stored event by its row ID, and keeps it in the address", async () => {
  const asked: unknown[] = [];
  const page = openPage("/build/detections/rules/Door/explain/", {
    fields: {
      rule: () => ({ id: "Door", logTypes: ["A.Log", "B.Log"] }),
      explainDecision({ input }: { input: { row: unknown } }) {
        asked.push(input.row);
        return { answer: "It raised an alert.", isMatch: true, logType: "A.Log", event: {}, steps: [] };
      },
    },
  });
  const button = await screen.findByRole("button", { name: "Explain stored event" });
  fireEvent.change(screen.getByRole("textbox", { name: "Row ID" }), { target: { value: " 6b0b " } });
  await screen.findAllByDisplayValue("A.Log");
  fireEvent.click(button);
  expect(await screen.findByText("It raised an alert.")).toBeTruthy();
  expect(asked).toEqual([{ logType: "A.Log", rowId: "6b0b", eventTime: null }]);
  expect(page.address()).toContain("rowId=6b0b");
});
