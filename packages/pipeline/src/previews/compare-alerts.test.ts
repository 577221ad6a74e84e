import type { Alert } from "@pharos/domain";
import { expect, test } from "vitest";
import { compareAlerts } from "./compare-alerts.ts";
import type { PreviewedAlert } from "./group-findings.ts";

function previewed(
  rows: readonly string[],
  change: Partial<Pick<Alert, "severity" | "title" | "type">> = {},
  destinations: readonly string[] = [],
): PreviewedAlert {
  const alert = { type: "ALERT", severity: "HIGH", title: "Vault opened", dedupString: "vault", ...change } as Alert;
  return { alert, destinations, events: rows.map((rowId) => ({ rowId, logType: "Door", eventTime: "" })) };
}

const saved = previewed(["1", "2"]);
const title = { title: "Door opened" };

test.each([
  { name: "the same", draft: previewed(["2", "3"]), change: "KEPT", differences: [] },
  { name: "another event", draft: previewed(["3"]), change: "NEW", differences: [] },
  {
    name: "another severity",
    draft: previewed(["1"], { severity: "LOW" }),
    change: "CHANGED",
    differences: [{ aspect: "SEVERITY", from: ["HIGH"], to: ["LOW"] }],
  },
  {
    name: "another title and destinations",
    draft: previewed(["1"], title, ["slack", "jira", "slack"]),
    change: "CHANGED",
    differences: [
      { aspect: "TITLE", from: ["Vault opened"], to: ["Door opened"] },
      { aspect: "DESTINATIONS", from: [], to: ["jira", "slack"] },
    ],
  },
])("an alert with $name is $change", ({ draft, change, differences }) => {
  expect(compareAlerts([draft], [saved])[0]).toMatchObject({ change, differences });
});

test("an alert is compared with the saved one that has most events in common with it", () => {
  const few = previewed(["1"], title);
  const many = previewed(["2", "3"]);
  expect(compareAlerts([previewed(["1", "2", "3"])], [few, many]).map(({ change }) => change)).toEqual(["KEPT"]);
});

test("an alert is gone where the draft raises an error on its events", () => {
  const error = previewed(["1", "2"], { type: "DETECTION_ERROR" });
  expect(compareAlerts([error], [saved]).map(({ change }) => change)).toEqual(["NEW", "GONE"]);
});

test("alerts of the saved version without a common event are gone, and without one all are new", () => {
  const gone = previewed(["9"], title);
  expect(compareAlerts([saved], [saved, gone])).toMatchObject([{ change: "KEPT" }, { change: "GONE", ...gone }]);
  expect(compareAlerts([saved], undefined)).toMatchObject([{ change: "NEW" }]);
});
