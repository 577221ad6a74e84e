import { expect, test } from "vitest";
import { reprocessingText } from "./reprocessing-text.ts";

test.each([
  {
    name: "while it goes on",
    status: "UNDER_WAY",
    tried: 1_000,
    stored: 1,
    text: "Tried 1,000 failures, stored 1 event so far",
  },
  { name: "with what is left", status: "DONE", tried: 3, stored: 2, text: "Stored 2 events, 1 failure remains" },
  { name: "when all are events", status: "DONE", tried: 2, stored: 2, text: "Stored 2 events, no failures remain" },
  { name: "when there was nothing to do", status: "DONE", tried: 0, stored: 0, text: "No failures to reprocess" },
  {
    name: "when it failed",
    status: "FAILED",
    tried: 5,
    stored: 4,
    text: "Stopped after 5 failures, with 4 events stored: disk full",
  },
] as const)("tells of reprocessing $name", ({ status, tried, stored, text }) => {
  const error = status === "FAILED" ? "disk full" : "";
  expect(reprocessingText({ status, error, tried, stored, failed: tried - stored })).toBe(text);
});
