import { expect, test } from "vitest";
import { toLanes, toRows } from "./timeline-rows.ts";

const at = (minute: number) => `2026-01-01T00:${String(minute).padStart(2, "0")}:00Z`;
const ada = { field: "p_any_usernames", value: "ada" };
const address = { field: "p_any_ip_addresses", value: "192.0.2.7" };
const alertAt = (minute: number, entities = [ada]) => ({
  ...{ id: String(minute), title: "Other", severity: "LOW" as const, status: "OPEN" as const, outcome: null },
  ...{ at: at(minute), entities },
});
const events = (minute: number, count: number) => ({ first: at(minute), last: at(minute), count });

test("joins events that nothing parts, and keeps the order of time", () => {
  const timeline = { alerts: [alertAt(3)], events: [events(1, 2), events(2, 1), events(5, 4), events(7, 1)] };
  const rows = toRows(timeline, at(6)).map((row) => ("count" in row ? [row.kind, row.count, row.last] : [row.kind]));
  expect(rows).toEqual([["events", 3, at(2)], ["alert"], ["events", 4, at(5)], ["created"], ["events", 1, at(7)]]);
});

test("gives each entity a lane, the one that most alerts name first", () => {
  const lanes = toLanes([alertAt(1), alertAt(2, [ada, address]), alertAt(3, [address]), alertAt(4, [address])]);
  expect(lanes.map(({ entity, alerts }) => [entity.value, ...alerts.map(({ id }) => id)])).toEqual([
    ["192.0.2.7", "2", "3", "4"],
    ["ada", "1", "2"],
  ]);
});
