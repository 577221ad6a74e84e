import { type DetectionTest, invalidInput, isRule, type Rule } from "@pharos/domain";
import { revisionConflict } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import { isManaged } from "../content/errors.ts";
import type { RequestContext } from "../context/request-context.ts";
import { getRule } from "../detections/rule-service.ts";
import { putDetection } from "../detections/save-detection.ts";
import { readFilters } from "./read-filters.ts";

export interface AddedFilters {
  readonly ruleId: string;
  readonly filters: string;
  readonly lastModified: Date;
  readonly test?: AddedTest | null | undefined;
}

export interface AddedTest {
  readonly name: string;
  readonly resource: string;
  /** Default: false. */
  readonly expectedResult?: boolean;
}

const save = { runsTestsFirst: false, runsTestsOnly: false };

/**
 * Adds filters to a rule, and a unit test where one is given, in one change.
 * @throws ruleNotFound, revisionConflict, input.invalid, isManaged, logicElsewhere, ItemsInvalid, logTypeHidden
 */
export async function addFilters(context: RequestContext, added: AddedFilters): Promise<Rule> {
  authorize(context.actor, "RuleModify");
  const { ruleId, filters, lastModified, test } = added;
  const rule = await getRule(context, ruleId);
  if (rule.lastModified.getTime() !== lastModified.getTime()) throw revisionConflict("detection");
  if (test && rule.managed) throw isManaged(ruleId);
  const expressions = readFilters(filters);
  if (expressions.length === 0) throw invalidInput("Add at least one condition to the filters");
  const next = {
    ...rule,
    inlineFilters: [...(rule.inlineFilters ?? []), ...expressions],
    ...(test && { tests: [...rule.tests, readTest(rule, test)] }),
  };
  const { detection } = await putDetection(context, next, { ...save, ifLastModified: lastModified });
  if (detection === undefined || !isRule(detection)) throw new Error("a rule that was saved is a rule");
  return detection;
}

/** @throws input.invalid */
function readTest({ tests }: Rule, { name, resource, expectedResult = false }: AddedTest): DetectionTest {
  if (tests.some((test) => test.name === name)) throw invalidInput(`The rule has a unit test named ${name} already`);
  return { name, expectedResult, log: readEvent(resource), mocks: [] };
}

/** @throws input.invalid */
function readEvent(resource: string): DetectionTest["log"] {
  try {
    const event: unknown = JSON.parse(resource);
    if (typeof event === "object" && event !== null && !Array.isArray(event)) return event as DetectionTest["log"];
  } catch {
    // Said below, as for JSON that is no object.
  }
  throw invalidInput("The event of the unit test is not a JSON object");
}
