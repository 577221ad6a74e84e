import { expect, test } from "vitest";
import { attackReport } from "./attack-report.ts";

test.each([
  { tags: ["attack.execution", "attack.t1059.001"], values: ["TA0002:T1059.001"] },
  { tags: ["attack.t1059", "attack.Defense_Evasion", "attack.execution"], values: ["TA0002:T1059"] },
  {
    tags: ["attack.persistence", "attack.privilege-escalation", "attack.t1053.005"],
    values: ["TA0003:T1053.005", "TA0004:T1053.005"],
  },
  { tags: ["attack.t1003.001"], values: ["TA0006:T1003.001"] },
  { tags: ["attack.discovery", "attack.t1003"], values: ["TA0006:T1003"] },
  { tags: ["attack.reconnaissance", "attack.t1681"], values: ["TA0043:T1681"] },
  { tags: ["attack.impact", "attack.t9999"], values: ["TA0040:T9999"] },
])("pairs techniques and tactics of $tags", ({ tags, values }) => {
  expect(attackReport(tags)).toEqual({ "MITRE ATT&CK": values });
});

test.each([{ tags: ["attack.execution"] }, { tags: ["attack.g0001", "cve.2021-1"] }, { tags: [] }])(
  "reports nothing without a technique: $tags",
  ({ tags }) => {
    expect(attackReport(tags)).toEqual({});
  },
);
