import { expect, test } from "vitest";
import { parseAttackMappings } from "./attack-mappings.ts";

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
