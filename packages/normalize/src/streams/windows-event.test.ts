import { expect, test } from "vitest";
import { windowsEventIn, windowsRecords } from "./windows-event.ts";

const xmlns = "http://schemas.microsoft.com/win/2004/08/events/event";
const System = {
  Provider: { Name: "Sysmon", Guid: "{1}" },
  EventID: { "#text": "1", Qualifiers: "0" },
  TimeCreated: { SystemTime: "2026-02-03T08:15:42Z" },
  Execution: { ProcessID: "7", ThreadID: "8" },
  Correlation: "",
  Channel: "Sysmon/Operational",
  Computer: "ws-17",
  Security: { UserID: "S-1-5-18" },
};
const flat = {
  EventID: "1",
  Channel: "Sysmon/Operational",
  Computer: "ws-17",
  Hostname: "ws-17",
  TimeCreated: "2026-02-03T08:15:42Z",
  ProviderName: "Sysmon",
  ProviderGuid: "{1}",
  ExecutionProcessID: "7",
  ThreadID: "8",
  UserID: "S-1-5-18",
};

test.each<[what: string, eventData: unknown, members: object]>([
  ["named data", { Data: [{ Name: "Image", "#text": "a.exe" }, { Name: "User" }] }, { Image: "a.exe" }],
  ["a single named value", { Data: { Name: "Image", "#text": "a.exe" } }, { Image: "a.exe" }],
  ["data without names", { Data: ["one", { "#text": "two" }] }, { EventData: { Data: ["one", "two"] } }],
  ["other elements", { Binary: "00FF" }, { Binary: "00FF" }],
  ["no data", "", {}],
])("puts %s beside the system's members", (_, EventData, members) => {
  expect(windowsRecords({ System, EventData, xmlns })).toEqual([{ ...flat, ...members }]);
});

test("what the system says cannot be changed by data of the same name", () => {
  const EventData = { Data: { Name: "EventID", "#text": "4624" } };
  expect(windowsRecords({ System, EventData, xmlns })).toEqual([flat]);
});

test.each([
  ["another namespace", { System, xmlns: "urn:other" }],
  ["no system part", { xmlns, EventData: {} }],
  ["events of its own kind in it", { Event: [{ System, xmlns: "urn:other" }] }],
])("leaves an element with %s as it is", (_, record) => {
  expect(windowsRecords(record)).toEqual([record]);
});

test.each([
  ["one event", { System, xmlns }, [flat]],
  [
    "several events",
    [
      { System, xmlns },
      { System, xmlns },
    ],
    [flat, flat],
  ],
])("unpacks an export of %s", (_, Event, events) => {
  expect(windowsRecords({ Event })).toEqual(events);
});

const data = { Image: "a.exe", "Threat Name": "x" };
test.each<[what: string, record: Readonly<Record<string, unknown>>, event: object]>([
  [
    "of Winlogbeat and the Elastic Agent",
    {
      "@timestamp": "2026-02-03T08:15:42.123Z",
      message: "Text",
      log: { level: "information" },
      winlog: {
        channel: "Security",
        event_id: "4625",
        computer_name: "ws-17",
        provider_name: "Auditing",
        keywords: ["Audit Failure", "Classic"],
        process: { pid: 4, thread: { id: 8 } },
        user: { identifier: "S-1-5-18", name: "ada" },
        event_data: data,
      },
    },
    {
      ...data,
      EventID: "4625",
      Channel: "Security",
      Computer: "ws-17",
      Hostname: "ws-17",
      TimeCreated: "2026-02-03T08:15:42.123Z",
      ProviderName: "Auditing",
      Level: "information",
      Keywords: "Audit Failure, Classic",
      ExecutionProcessID: 4,
      ThreadID: 8,
      UserID: "S-1-5-18",
      AccountName: "ada",
      Message: "Text",
    },
  ],
  [
    "of a tool that keeps attributes in a member",
    {
      Event: {
        "#attributes": { xmlns },
        System: {
          Provider: { "#attributes": { Name: "Sysmon" } },
          EventID: { "#text": 1, "#attributes": { Qualifiers: 0 } },
          TimeCreated: { "#attributes": { SystemTime: "2026-02-03T08:15:42.123456Z" } },
          Security: null,
          Channel: "Sysmon/Operational",
          Computer: "ws-17",
        },
        EventData: { "#attributes": { Name: "x" }, ...data },
      },
    },
    {
      ...data,
      EventID: 1,
      Channel: "Sysmon/Operational",
      Computer: "ws-17",
      Hostname: "ws-17",
      TimeCreated: "2026-02-03T08:15:42.123456Z",
      ProviderName: "Sysmon",
    },
  ],
  [
    "of a tool that keeps attributes beside the element",
    { System: { EventID: 7, Channel: "System", TimeCreated_attributes: { SystemTime: "t" } }, EventData: null },
    { EventID: 7, Channel: "System", TimeCreated: "t" },
  ],
])("finds the flat event in a record %s", (_, record, event) => {
  expect(windowsEventIn(record)).toEqual(event);
});

test.each([{ winlog: { channel: "Security" } }, { System: { EventID: 1 } }, { EventID: "1", Channel: "System" }])(
  "finds no other form of an event in %j",
  (record) => {
    expect(windowsEventIn(record)).toBeUndefined();
  },
);
