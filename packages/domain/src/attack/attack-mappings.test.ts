import { expect, test } from "vitest";
import { listAttackValues, parseAttackMappings, withAttackChanges } from "./attack-mappings.ts";

test.each([
  ["TA0001:T1078", "T1078", "https://attack.mitre.org/techniques/T1078/"],
  ["TA0001:T1078.004", "T1078.004", "https://attack.mitre.org/techniques/T1078/004/"],
  ["TA0001", undefined, "https://attack.mitre.org/tactics/TA0001/"],
])("%s leads to its page", (value, technique, url) => {
  expect(parseAttackMappings([{ key: "MITRE ATT&CK", values: [value] }])).toEqual([
    { tactic: "TA0001", technique, url },
  ]);
});

test("leaves out other reports and unreadable values", () => {
  expect(
    parseAttackMappings([
      { key: "CIS", values: ["TA0001:T1078"] },
      { key: "MITRE ATT&CK", values: ["T1078"] },
    ]),
  ).toEqual([]);
});

test("reads each value of a detection once", () => {
  const reports = { "MITRE ATT&CK": ["TA0001:T1078", "TA0001:T1078", "T1078"], CIS: ["TA0001:T1110"] };
  expect(listAttackValues(reports)).toEqual(["TA0001:T1078"]);
});

test("adds to the report that is there, and leaves other reports alone", () => {
  const reports = { "Mitre Att&ck": ["TA0001:T1078", "odd"], CIS: ["1.2"] };
  expect(withAttackChanges(reports, ["TA0001:T1078", "TA0006:T1110"], [])).toEqual({
    "Mitre Att&ck": ["TA0001:T1078", "odd", "TA0006:T1110"],
    CIS: ["1.2"],
  });
  expect(withAttackChanges({ CIS: ["1.2"] }, ["TA0006"], [])).toEqual({ CIS: ["1.2"], "MITRE ATT&CK": ["TA0006"] });
});

test("a report whose last value is removed goes with it", () => {
  expect(withAttackChanges({ "MITRE ATT&CK": ["TA0006"], CIS: [] }, [], ["TA0006"])).toEqual({ CIS: [] });
});
