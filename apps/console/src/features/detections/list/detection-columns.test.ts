import { expect, test } from "vitest";
import { columnsFor } from "./detection-columns.tsx";

/** Beside the navigation, without the column of checkboxes. */
const roomAt1280Px = 1280 - 248 - 2 * 24 - 40;

test("cost and tests are in view on a screen of 1280 pixels", () => {
  const shown = columnsFor().filter(({ isHidden = false }) => !isHidden);
  const until = shown.findIndex(({ id }) => id === "tests") + 1;
  const ids = shown.slice(0, until).map(({ id }) => id);
  expect(ids).toEqual(["severity", "displayName", "enabled", "subjects", "alerts", "lastMatchAt", "cost", "tests"]);
  expect(shown.slice(0, until).reduce((total, { widthPx = 0 }) => total + widthPx, 0)).toBeLessThanOrEqual(
    roomAt1280Px,
  );
});
