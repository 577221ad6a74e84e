import { expect, test } from "vitest";
import { completePreferences, isChannelOn, type NotificationPreference } from "./notification-preference.ts";

const errors = (enabled: boolean): NotificationPreference => ({
  topic: "SYSTEM_ERROR",
  channels: [{ name: "IN_APP", enabled }],
});

test("every topic is on until somebody says otherwise", () => {
  expect(completePreferences([])).toEqual(
    ["SYSTEM_NOTIFICATION", "SYSTEM_ERROR", "DETECTION_NOTIFICATION"].map((topic) => ({
      topic,
      channels: [{ name: "IN_APP", enabled: true }],
    })),
  );
});

test.each([
  { name: "a topic that is off", given: [errors(false)], isOn: false },
  { name: "a topic without channels", given: [{ ...errors(false), channels: [] }], isOn: true },
  { name: "the later of two", given: [errors(false), errors(true)], isOn: true },
])("heeds $name", ({ given, isOn }) => {
  expect(isChannelOn(given, "SYSTEM_ERROR", "IN_APP")).toBe(isOn);
  expect(isChannelOn(given, "SYSTEM_NOTIFICATION", "IN_APP")).toBe(true);
});
