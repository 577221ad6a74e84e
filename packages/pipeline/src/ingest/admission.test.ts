import { expect, test } from "vitest";
import { Admission, BackPressureError } from "./admission.ts";

test("refuses what has no room and says when to come back", () => {
  const admission = new Admission(100);
  admission.admit(80);
  expect(() => admission.admit(21)).toThrow(BackPressureError);
  expect(() => admission.admit(20)).not.toThrow();
});

test("has room again once something left, however often it says so", () => {
  const admission = new Admission(100);
  const leave = admission.admit(80);
  leave();
  leave();
  expect(admission.bytes).toBe(0);
  expect(() => admission.admit(100)).not.toThrow();
});

test("lets a chunk larger than the room in when it is alone", () => {
  const admission = new Admission(100);
  expect(() => admission.admit(1000)).not.toThrow();
  expect(() => admission.admit(1)).toThrow(BackPressureError);
});
