import { expect, test } from "vitest";
import { readPackErrors, snackbarMessage } from "./pack-errors.ts";

const query = "Failed to save query Doors. The pharos_logs.public.doors table does not exist or is not accessible";
const suggested = `${query}. Add the log sources of this table, then disable and re-enable the pack.`;

test.each([
  { message: "The disk is full", found: undefined },
  { message: "Error updating pack Okta", found: { head: "Error updating pack Okta", errors: [] } },
  { message: "Error updating pack Okta: a; b", found: { head: "Error updating pack Okta", errors: ["a", "b"] } },
  { message: `Error updating pack Okta: ${query}`, found: { head: "Error updating pack Okta", errors: [suggested] } },
])("reads $message", ({ message, found }) => {
  expect(readPackErrors(message)).toEqual(found);
});

test.each([
  { message: "The disk is full", says: "The disk is full" },
  { message: "x".repeat(401), says: `${"x".repeat(400)}…` },
  { message: "Error updating pack Okta: a; b", says: "Error updating pack Okta: a b" },
  {
    message: "Error updating pack Okta: a; b; c",
    says: "Error updating pack Okta: a b Check your notifications to see 1 other error",
  },
  {
    message: "Error updating pack Okta: a; b; c; d",
    says: "Error updating pack Okta: a b Check your notifications to see 2 other errors",
  },
])("a snackbar says $says", ({ message, says }) => {
  expect(snackbarMessage(message)).toBe(says);
});
