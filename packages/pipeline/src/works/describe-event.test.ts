import { expect, test } from "vitest";
import { describeEvent } from "./describe-event.ts";

const at = new Date("2026-03-01T10:07:00Z");
const described = (event: Record<string, unknown>) => describeEvent(event, at, "id");
const own = {
  p_event_time: "2026-03-01 10:07:00.000000000",
  p_parse_time: "2026-03-01 10:07:00.000000000",
  p_row_id: "id",
};

test.each([
  { name: "no standard member", event: { user: "ann" }, standard: {} },
  {
    name: "an id and a time of arrival",
    event: { p_row_id: "other", p_parse_time: "2020-01-01 00:00:00" },
    standard: {},
  },
  {
    name: "a source and a log type",
    event: { p_log_type: "AWS.CloudTrail", p_source_id: "s", p_source_label: null },
    standard: { p_log_type: "AWS.CloudTrail", p_source_id: "s" },
  },
  {
    name: "indicators, as a list or as one",
    event: { p_any_ip_addresses: ["192.0.2.1"], p_any_usernames: "ann", p_any_emails: [1], p_any_other: ["x"] },
    standard: { p_any_ip_addresses: ["192.0.2.1"], p_any_usernames: ["ann"] },
  },
  { name: "core fields", event: { p_udm: { user: {} }, p_source_file: "f" }, standard: { p_udm: { user: {} } } },
])("an event with $name keeps what a row of the lake can", ({ event, standard }) => {
  const { eventJson, ...rest } = described(event);
  expect(rest).toEqual({ logType: "", standard: { ...own, ...standard } });
  expect(JSON.parse(Buffer.from(eventJson).toString())).toEqual(event);
});

test.each([
  { written: "2026-02-28 23:00:00.123456789", kept: "2026-02-28 23:00:00.123456789" },
  { written: "2026-02-28 23:00:00", kept: "2026-02-28 23:00:00" },
  { written: "2026-02-28T23:00:00.5+01:00", kept: "2026-02-28 22:00:00.500000000" },
  { written: "2026-02-28", kept: own.p_event_time },
  { written: "2026-13-45 99:00:00", kept: own.p_event_time },
  { written: 1_772_319_600, kept: own.p_event_time },
])("the event time $written becomes $kept", ({ written, kept }) => {
  expect(described({ p_event_time: written }).standard.p_event_time).toBe(kept);
});
