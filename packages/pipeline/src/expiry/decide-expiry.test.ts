import { describe, expect, test } from "vitest";
import { decideExpiry, type ExpiryRecord } from "./decide-expiry.ts";

const start = Date.parse("2026-03-10T12:00:00Z");
const hour = 3_600_000;
const day = 24 * hour;
const at = (days: number) => new Date(start + days * day);

/** Runs at these days; events arrive until each run where `hasArrivals`. Tells what each run deletes: days, or why not. */
function runAt(days: readonly number[], { retentionDays = 365, hasArrivals = true } = {}) {
  let record: ExpiryRecord | undefined;
  return days.map((day_) => {
    const newestArrival = hasArrivals ? new Date(at(day_).getTime() - hour / 60) : undefined;
    const decision = decideExpiry({ now: at(day_), retentionMs: retentionDays * day, record, newestArrival });
    ({ record } = decision);
    if (decision.kind === "doubt") return "doubt";
    return decision.before === undefined ? "nothing" : (decision.before.getTime() - start) / day;
  });
}

describe("expiry", () => {
  test.each([
    { name: "begins with the second run", days: [0, 0.25], deletes: ["nothing", -364.75] },
    { name: "goes on after a holiday", days: [0, 0.25, 14], deletes: ["nothing", -364.75, -351] },
    {
      name: "deletes nothing by a clock that is 400 days ahead for a while",
      days: [0, 0.25, 400, 400.1, 0.5],
      deletes: ["nothing", -364.75, "doubt", "doubt", -364.5],
    },
    {
      name: "deletes nothing by a clock that was ahead at the first run only",
      days: [400, 0, 0.25],
      deletes: ["nothing", -365, -364.75],
    },
    {
      name: "believes a clock that went on for three days, with events coming in",
      days: [0, 0.25, 60, 61, 62, 62.9, 63],
      deletes: ["nothing", -364.75, "doubt", "doubt", "doubt", "doubt", -302],
    },
    {
      name: "doubts a clock anew that goes ahead again meanwhile",
      days: [0, 0.25, 60, 62, 460, 463],
      deletes: ["nothing", -364.75, "doubt", "doubt", "doubt", 98],
    },
    { name: "takes a clock that was set back", days: [0, 0.25, -20, -19], deletes: ["nothing", -364.75, -385, -384] },
  ])("$name", ({ days, deletes }) => {
    expect(runAt(days)).toEqual(deletes);
  });

  test("takes fourteen days to believe a clock by which no event arrives", () => {
    expect(runAt([0, 30, 34, 38, 42, 44], { hasArrivals: false })).toEqual([
      "nothing",
      "doubt",
      "doubt",
      "doubt",
      "doubt",
      -321,
    ]);
  });

  test("doubts a smaller jump where events are kept for a short time", () => {
    expect(runAt([0, 0.25, 9], { retentionDays: 30 })).toEqual(["nothing", -29.75, "doubt"]);
  });

  test("says how far the clock is ahead, and what to do", () => {
    const decision = decideExpiry({
      now: at(400),
      retentionMs: 365 * day,
      record: { lastRunAt: at(0) },
      newestArrival: at(400),
    });
    expect(decision).toMatchObject({
      notice: expect.stringContaining("2027-04-14T12:00:00.000Z, 400 days after expired events were last looked for"),
    });
  });
});
