import { expect, test } from "vitest";
import { findHealthProblem } from "./rule-health.ts";

const healthy = { runs: 1_200, errors: 2, lastError: "KeyError('door')", outage: null };

test.each([
  { name: "works", activity: healthy, problem: undefined },
  {
    name: "fails repeatedly",
    activity: { ...healthy, errors: 1_000 },
    problem: {
      text: "1,000 errors",
      hint: "Failed on 1,000 of 1,200 evaluated events. Last error: KeyError('door')",
    },
  },
  {
    name: "does not run",
    activity: { ...healthy, errors: 5, outage: "suspended after 3 time-outs" },
    problem: { text: "Not running", hint: "Not running: suspended after 3 time-outs" },
  },
])("tells of a rule that $name", ({ activity, problem }) => {
  expect(findHealthProblem(activity)).toEqual(problem);
});
