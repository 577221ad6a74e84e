import type { AlertGroup } from "@pharos/domain";
import { expect, test } from "vitest";
import { aRule } from "../testing/a-rule.ts";
import { alertsAnHourMax, guardAgainstStorm } from "./alert-storm.ts";

const start = new Date("2026-03-01T10:07:00Z");
const minutes = (n: number) => new Date(start.getTime() + n * 60_000);
const detection = aRule({ id: "Noisy", displayName: "Noisy rule" });

/** `count` alerts that want to open, one after the other. */
function want(count: number, at: Date, before?: AlertGroup, wasHeldBack = false) {
  let storm = before;
  let [opened, raised] = [0, 0];
  for (let i = 0; i < count; i++) {
    const result = guardAgainstStorm(storm, detection, at, wasHeldBack, () => "storm");
    storm = result.storm;
    opened += Number(result.mayOpen);
    raised += Number(result.isRaised);
  }
  return { storm, opened, raised, counted: storm?.eventCount };
}

test("a detection opens as many alerts an hour as are allowed, and says once that it opens no more", () => {
  expect(want(alertsAnHourMax, start)).toMatchObject({ opened: alertsAnHourMax, raised: 0 });
  const { storm, ...counts } = want(5_000, start);
  expect(counts).toEqual({ opened: alertsAnHourMax, raised: 1, counted: 5_000 });
  expect(storm?.text.title).toBe("Noisy rule opened 1,000 alerts within an hour; no more are opened before 11:07 UTC");
});

const full = want(alertsAnHourMax + 1, start).storm;

test.each([
  { name: "within the hour it opens none", at: 59, wasHeldBack: false, opened: 0, counted: alertsAnHourMax + 4 },
  { name: "one that was held back is not counted again", at: 59, wasHeldBack: true, opened: 0, counted: 1_001 },
  { name: "after the hour it opens alerts again", at: 60, wasHeldBack: false, opened: 3, counted: 3 },
  { name: "also one that was held back", at: 60, wasHeldBack: true, opened: 3, counted: 3 },
])("after a storm: $name", ({ at, wasHeldBack, opened, counted }) => {
  expect(want(3, minutes(at), full, wasHeldBack)).toMatchObject({ opened, counted, raised: 0 });
});
