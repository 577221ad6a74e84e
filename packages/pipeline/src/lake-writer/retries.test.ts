import { expect, test } from "vitest";
import { Retries } from "./retries.ts";

test("waits twice as long after each failure, to half a minute, and not at all after a success", () => {
  const retries = new Retries();
  const waits = Array.from({ length: 8 }, () => {
    retries.noteFailure("a", 1_000);
    return (retries.atMs.get("a") ?? 0) - 1_000;
  });
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(retries.atMs.has("b")).toBe(false);
  retries.noteSuccess("a");
  expect(retries.atMs.size).toBe(0);
});
