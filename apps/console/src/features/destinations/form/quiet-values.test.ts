import { notQuiet, type QuietSettings } from "@pharos/domain";
import { expect, test } from "vitest";
import { toQuietSettings, toQuietValues } from "./quiet-values.ts";

const quiet: QuietSettings = {
  quietHours: { days: ["SATURDAY", "SUNDAY"], from: "00:00", to: "00:00", timeZone: "Europe/Berlin" },
  digestMinutes: 15,
  urgentSeverity: "HIGH",
  reminder: { severity: "CRITICAL", afterMinutes: 20, times: 2 },
};

test("a form that nobody touched gives back the settings that it was opened with", () => {
  for (const settings of [notQuiet, quiet, { ...quiet, urgentSeverity: null }]) {
    expect(toQuietSettings(toQuietValues(settings))).toEqual(settings);
  }
});

test("critical alerts are urgent at first for a destination that becomes quiet", () => {
  const values = { ...toQuietValues(notQuiet), hasQuietHours: true };
  expect(toQuietSettings(values).urgentSeverity).toBe("CRITICAL");
});
