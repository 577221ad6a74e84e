import { expect, it } from "vitest";
import { loadFlowParser } from "../node.ts";
import { timesEdit } from "./times-edit.ts";

const parser = await loadFlowParser();
const where =
  "| where p_event_time >= datetime(2026-03-01T00:00:00.000Z) and p_event_time < datetime(2026-03-02T00:00:00.000Z)";

it.each([
  [
    "takes the place of a relative time",
    "t\n| where p_event_time > ago(1d)\n| where a == 1",
    `t\n${where}\n| where a == 1`,
  ],
  ["takes the place of another time", `t\n${where.replace("-01T", "-00T")}\n| limit 5`, `t\n${where}\n| limit 5`],
  ["goes behind the source", "t | limit 5 // few", `t\n${where} | limit 5 // few`],
  ["goes behind a union", "union a, b | sort p_event_time", `union a, b\n${where} | sort p_event_time`],
  [
    "leaves other conditions",
    "t | where p_event_time > ago(1d) and a == 1",
    `t\n${where} | where p_event_time > ago(1d) and a == 1`,
  ],
  ["goes before all else where the page says the source", "| where a == 1", `${where}\n| where a == 1`],
  [
    "is of the result where a step made other rows",
    "t | where p_event_time > ago(1d) | summarize n = agg.count() by p_event_time | visualize line",
    `t | where p_event_time > ago(1d) | summarize n = agg.count() by p_event_time\n${where} | visualize line`,
  ],
])("a time %s", (_name, text, expected) => {
  const edit = timesEdit(parser.parse(text), new Date("2026-03-01"), new Date("2026-03-02"));
  expect(text.slice(0, edit.start) + edit.text + text.slice(edit.end)).toBe(expected);
});
