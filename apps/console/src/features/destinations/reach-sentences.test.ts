import { expect, test } from "vitest";
import { reachSentences } from "./reach-sentences.ts";

const nothing = { count: 0, overridesCount: 0, functionCount: 0 };

test.each([
  { name: "nothing", reach: nothing, says: ["No enabled detection sends its alerts here."] },
  {
    name: "overrides alone",
    reach: { ...nothing, count: 1, overridesCount: 1 },
    says: ["1 detection sends its alerts here by destination overrides."],
  },
  {
    name: "both ways, and functions that choose",
    reach: { count: 1_204, overridesCount: 4, functionCount: 2 },
    says: [
      "4 detections send their alerts here by destination overrides.",
      "1,200 detections send their alerts here by severity, alert type and log type.",
      "2 detections choose their destinations for each alert, and may send here too.",
    ],
  },
  {
    name: "system errors alone",
    reach: { ...nothing, functionCount: 1 },
    alertTypes: ["SYSTEM_ERROR"],
    says: [
      "No enabled detection sends its alerts here.",
      "1 detection chooses its destinations for each alert, and may send here too.",
      "System errors go here, whatever their severity.",
    ],
  },
])("tells what reaches a destination: $name", ({ reach, alertTypes = ["RULE"], says }) => {
  expect(reachSentences(reach, alertTypes)).toEqual(says);
});
