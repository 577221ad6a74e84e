import type { CorrelationTest, RuleOutputMatches } from "@pharos/domain";
import { isObject } from "@pharos/domain";
import { isMap, isSeq, type Node } from "yaml";
import { anything, type FieldReader, flag, type Report, readFields, text } from "../yaml/read-fields.ts";

type RuleOutput = CorrelationTest["ruleOutputs"][number];

export const ruleOutputs: FieldReader<RuleOutput[]> = (node, name, report) => {
  if (!isSeq(node)) {
    report(`${name} must be a list`, node);
    return undefined;
  }
  return (node.items as Node[]).flatMap((item) => {
    const fields = isMap(item) ? readFields(item, { ID: text, Matches: matches }, report) : {};
    if (fields.ID !== undefined) return [{ id: fields.ID, matches: fields.Matches ?? {} }];
    report(`each of ${name} must have ID and Matches`, item);
    return [];
  });
};

const matches: FieldReader<RuleOutputMatches> = (node, name, report) => {
  const paths: unknown = node?.toJSON();
  if (
    isObject(paths) &&
    Object.values(paths).every((values) => isObject(values) && Object.values(values).every(isTimes))
  ) {
    return paths as RuleOutputMatches;
  }
  report(`${name} must be paths, each with values, each with a list of times (minutes, or RFC 3339)`, node);
  return undefined;
};

function isTimes(value: unknown): boolean {
  return Array.isArray(value) && value.every(isTime);
}

function isTime(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && !Number.isNaN(Date.parse(value)));
}

const testFields = { Name: text, ExpectedResult: flag, RuleOutputs: ruleOutputs, LogType: anything } as const;

/** The `Tests` of a correlation rule. */
export const correlationTests: FieldReader<CorrelationTest[]> = (node, name, report) => {
  if (!isSeq(node)) {
    report(`${name} must be a list`, node);
    return undefined;
  }
  const names = new Set<string>();
  return (node.items as Node[]).flatMap((item) => {
    const test = readTest(item, report);
    if (test === undefined) return [];
    if (names.has(test.name)) report("No duplicate test names", item);
    names.add(test.name);
    return [test];
  });
};

function readTest(node: Node, report: Report): CorrelationTest | undefined {
  if (!isMap(node)) {
    report("a test must be a mapping", node);
    return undefined;
  }
  const fields = readFields(node, testFields, report);
  for (const key of ["Name", "ExpectedResult", "RuleOutputs"]) if (!node.has(key)) report(`a test needs ${key}`, node);
  const { Name: name, ExpectedResult: expectedResult, RuleOutputs } = fields;
  if (name === undefined || expectedResult === undefined || RuleOutputs === undefined) return undefined;
  return { name, expectedResult, ruleOutputs: RuleOutputs };
}
