import { expect, test } from "vitest";
import { logTypesProblem } from "./log-types-problem.ts";

const findings = "AWS.SecurityFindingFormat";

test.each([
  { name: "no log type", logTypes: [], problem: "Choose at least one log type" },
  { name: "two of the same kind", logTypes: ["AWS.ALB", "AWS.CloudTrail"], problem: undefined },
  { name: "findings by themselves", logTypes: [findings], problem: undefined },
  {
    name: "findings beside others",
    logTypes: [findings, "AWS.ALB"],
    problem: `${findings} cannot be combined with other log types`,
  },
  {
    name: "all of FDR beside others",
    logTypes: ["AWS.ALB", "Crowdstrike.FDREvent"],
    problem: "Crowdstrike.FDREvent cannot be combined with other log types",
  },
  { name: "a deprecated one", logTypes: ["Crowdstrike.Unknown"], problem: expect.stringContaining("deprecated") },
])("$name: $problem", ({ logTypes, problem }) => {
  expect(logTypesProblem(logTypes)).toEqual(problem);
});

test("a source keeps the deprecated log type that it has", () => {
  expect(logTypesProblem(["Crowdstrike.Unknown"], ["Crowdstrike.Unknown"])).toBeUndefined();
});
