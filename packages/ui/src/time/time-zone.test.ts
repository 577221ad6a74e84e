import { expect, test } from "vitest";
import { namedTimeZones } from "./time-zone.tsx";

test("a zone that this browser knows by another name can be chosen", () => {
  const names = ["Asia/Calcutta", "Asia/Kolkata"];
  for (const name of names) expect(namedTimeZones(name)).toContain(name);
  expect(namedTimeZones().filter((zone) => names.includes(zone))).toHaveLength(1);
});

test("no zone is listed twice", () => {
  const zones = namedTimeZones("UTC");
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones[0]).toBe("UTC");
});
