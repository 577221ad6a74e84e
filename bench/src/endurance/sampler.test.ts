import { expect, test } from "vitest";
import { waitingBytesIn } from "./sampler.ts";

test("reads from the metrics how much waits for the lake", () => {
  expect(waitingBytesIn("# TYPE pharos_lake_waiting_bytes gauge\npharos_lake_waiting_bytes 2048\n")).toBe(2048);
  expect(waitingBytesIn("pharos_other 1\n")).toBeUndefined();
});
