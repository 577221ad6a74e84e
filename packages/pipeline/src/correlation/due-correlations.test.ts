import type { CorrelationRule, CorrelationRun } from "@pharos/domain";
import { expect, test } from "vitest";
import { aRule } from "../testing/a-rule.ts";
import { dueCorrelations } from "./due-correlations.ts";

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);

function aCorrelation(id: string, uses: readonly string[], change: Partial<CorrelationRule> = {}): CorrelationRule {
  const { kind: _kind, logTypes: _logTypes, ...common } = aRule({ id });
  const step = { id: "", minMatchCount: 1, maxMatchCount: undefined, absence: false };
  return {
    ...common,
    kind: "CORRELATION_RULE",
    logic: {
      form: "group",
      steps: uses.map((ruleId) => ({ ...step, ruleId })),
      matchCriteria: {},
      minMatchCount: undefined,
    },
    schedule: { rateMinutes: 60, timeoutMinutes: 5 },
    lookbackMinutes: 90,
    evaluationOrder: "Chronological",
    body: "",
    tests: [],
    lastModified: at("09:00"),
    ...change,
  };
}

function aRun(ruleId: string, dueAt: Date, status: CorrelationRun["status"]): [string, CorrelationRun] {
  const outcome = { attempts: 1, startedAt: dueAt, finishedAt: dueAt, found: undefined, matches: 0, error: "" };
  return [ruleId, { ruleId, dueAt, status, ...outcome }];
}

function due(rules: readonly CorrelationRule[], now: string, ...runs: [string, CorrelationRun][]): string[] {
  const found = dueCorrelations(rules, new Map(runs), at(now));
  return found.map(({ rule, dueAt }) => `${rule.id} ${dueAt.toISOString().slice(11, 16)}`);
}

test("runs a new rule at once, and again after its rate", () => {
  const rules = [aCorrelation("R", [])];
  expect(due(rules, "10:00")).toEqual(["R 10:00"]);
  expect(due(rules, "10:59", aRun("R", at("10:00"), "SUCCEEDED"))).toEqual([]);
  expect(due(rules, "11:00", aRun("R", at("10:00"), "FAILED"))).toEqual(["R 11:00"]);
});

test("asks a cron expression from when the rule was written", () => {
  const schedule = { cronExpression: "30 9 * * *", timeoutMinutes: 5 };
  expect(due([aCorrelation("R", [], { schedule })], "09:29")).toEqual([]);
  expect(due([aCorrelation("R", [], { schedule })], "09:31")).toEqual(["R 09:30"]);
});

test("makes up for missed runs by one, and goes on with one that broke off", () => {
  const rules = [aCorrelation("R", [])];
  expect(due(rules, "15:20", aRun("R", at("10:00"), "SUCCEEDED"))).toEqual(["R 15:20"]);
  expect(due(rules, "15:20", aRun("R", at("10:00"), "RUNNING"))).toEqual(["R 10:00"]);
});

test("runs rules before those that correlate them, and no disabled ones", () => {
  const rules = [aCorrelation("A", ["B", "x"]), aCorrelation("B", ["C"]), aCorrelation("C", ["y"])];
  expect(due(rules, "10:00")).toEqual(["C 10:00", "B 10:00", "A 10:00"]);
  const circle = [aCorrelation("A", ["B"]), aCorrelation("B", ["A"]), aCorrelation("Off", [], { enabled: false })];
  expect(due(circle, "10:00")).toEqual(["B 10:00", "A 10:00"]);
});
