import { expect, test } from "vitest";
import { stateText } from "./state-text.ts";

const found = (rowCount: number) => ({ status: "succeeded", stats: { rowCount } });
const nothing = { run: undefined, isRunning: false, isGone: false, isStale: false, message: undefined };

test.each([
  ["never ran", {}, "Not run yet"],
  ["found one row", { run: found(1) }, "1 row"],
  ["found many", { run: found(1_200) }, "1,200 rows"],
  ["found nothing", { run: found(0) }, "0 rows"],
  ["ran before its text was changed", { run: found(2), isStale: true }, "2 rows, of the text before your changes"],
  ["ran long ago", { isGone: true }, "The rows have expired. Run it again."],
  ["was cancelled", { run: { status: "cancelled", stats: null } }, "Cancelled"],
  ["failed", { run: { status: "failed", stats: null }, message: "No such table" }, ""],
  ["is running", { run: { status: "running" }, isRunning: true }, ""],
])("says of a step that %s: %j", (_, part, text) => expect(stateText({ ...nothing, ...part })).toBe(text));
