import type { Alert } from "@pharos/domain";
import { expect, test } from "vitest";
import type { AlertChange, ComparedAlert } from "./compare-alerts.ts";
import { findLostAlerts, type RaisedAlert } from "./find-lost-alerts.ts";

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);

function raised(id: string, from: string, until = from, change: Partial<RaisedAlert> = {}): RaisedAlert {
  return {
    id,
    type: "ALERT",
    dedupString: "vault",
    firstEventMatchedAt: at(from),
    lastReceivedEventAt: at(until),
    ...change,
  };
}

function previewed(change: AlertChange, from: string, until = from, dedupString = "vault"): ComparedAlert {
  const alert = raised(`preview ${from}`, from, until, { dedupString }) as Alert;
  return { change, alert, events: [], destinations: [], differences: [] };
}

const gone = previewed("GONE", "10:00", "10:40");

test.each([
  { name: "overlaps with one that is gone", alert: raised("a", "10:20", "11:00"), lost: ["a"] },
  { name: "began a moment after one that is gone ended", alert: raised("a", "10:43"), lost: ["a"] },
  { name: "is of another time", alert: raised("a", "10:50"), lost: [] },
  { name: "is of another group", alert: raised("a", "10:20", "11:00", { dedupString: "roof" }), lost: [] },
  { name: "is about an error", alert: raised("a", "10:20", "11:00", { type: "DETECTION_ERROR" }), lost: [] },
])("a stored alert that $name: $lost", ({ alert, lost }) => {
  expect(findLostAlerts([gone], [alert]).map(({ id }) => id)).toEqual(lost);
});

test("a stored alert is the previewed one that begins closest to it", () => {
  const compared = [previewed("KEPT", "11:00", "11:50"), previewed("GONE", "10:00", "10:59")];
  const found = findLostAlerts(compared, [raised("first", "10:01", "11:00"), raised("second", "10:58", "11:55")]);
  expect(found).toEqual([{ id: "first", gone: compared[1] }]);
});

test("one that is gone may be several stored alerts", () => {
  const found = findLostAlerts([gone], [raised("a", "10:00", "10:10"), raised("b", "10:30", "10:40")]);
  expect(found.map(({ id }) => id)).toEqual(["a", "b"]);
});
