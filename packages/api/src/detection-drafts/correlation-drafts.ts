import { readYaml, writeYaml } from "@pharos/detection-content";
import { type CorrelationRule, invalidInput, isCorrelationRule, isObject, type Severity } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import { ItemsInvalid } from "../content/check-items.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type NamedTestResult, testCorrelationYaml } from "../detections/correlation-test-service.ts";
import { findVisible } from "../detections/detection-service.ts";
import { saveDraft } from "./save-draft.ts";

export interface CorrelationTestDraft {
  readonly name: string;
  readonly expectedResult: boolean;
  readonly resource?: string | null | undefined;
  readonly ruleOutputs?: readonly { readonly id: string; readonly matches?: unknown }[] | null | undefined;
}

export interface CorrelationRuleDraft {
  readonly id: string;
  readonly displayName?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly enabled: boolean;
  readonly severity: Severity;
  readonly reference?: string | null | undefined;
  readonly runbook?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly reports?: readonly { readonly key: string; readonly values: readonly string[] }[] | null | undefined;
  readonly outputIds?: readonly string[] | null | undefined;
  readonly summaryAttributes?: readonly string[] | null | undefined;
  readonly createAlert?: boolean | null | undefined;
  readonly simpleDetectionBody: string;
  readonly tests?: readonly CorrelationTestDraft[] | null | undefined;
  readonly lastModified?: Date | null | undefined;
}

/** @throws correlationRuleInvalid, input.invalid */
export function testCorrelationDraft(
  context: RequestContext,
  {
    simpleDetectionBody,
    tests,
  }: { readonly simpleDetectionBody: string; readonly tests: readonly CorrelationTestDraft[] },
): Promise<NamedTestResult[]> {
  return testCorrelationYaml(context, `${detectionYaml(simpleDetectionBody)}${testsYaml(tests)}`);
}

/** Creates the rule, or replaces the one of its id. @throws ItemsInvalid, revisionConflict, isManaged, logTypeHidden */
export async function putCorrelationDraft(
  context: RequestContext,
  draft: CorrelationRuleDraft,
): Promise<CorrelationRule> {
  authorize(context.actor, "RuleModify");
  const stored = await findVisible(context, draft.id);
  const lastModified = draft.lastModified ?? stored?.lastModified;
  const { detection, problems } = await saveDraft(context, { yaml: yamlOf(draft) }, lastModified);
  if (problems.length > 0 || !detection || !isCorrelationRule(detection))
    throw new ItemsInvalid(problems.map(({ message }) => message));
  return detection;
}

function yamlOf({ simpleDetectionBody, tests, ...draft }: CorrelationRuleDraft): string {
  const members = {
    AnalysisType: "correlation_rule",
    RuleID: draft.id,
    DisplayName: draft.displayName || undefined,
    Enabled: draft.enabled,
    Severity: draft.severity,
    Description: draft.description || undefined,
    Reference: draft.reference || undefined,
    Runbook: draft.runbook || undefined,
    Tags: listed(draft.tags),
    Reports: draft.reports?.length
      ? Object.fromEntries(draft.reports.map(({ key, values }) => [key, values]))
      : undefined,
    OutputIds: listed(draft.outputIds),
    SummaryAttributes: listed(draft.summaryAttributes),
    CreateAlert: draft.createAlert ?? undefined,
  };
  const written = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
  return `${writeYaml(written)}${detectionYaml(simpleDetectionBody)}${testsYaml(tests ?? [])}`;
}

const listed = (list: readonly string[] | null | undefined) => (list?.length ? list : undefined);

/** As it was written, comments too. */
function detectionYaml(body: string): string {
  const indented = body.split("\n").map((line) => (line.trim() === "" ? "" : `  ${line}`));
  return `Detection:\n${indented.join("\n").trimEnd()}\n`;
}

function testsYaml(tests: readonly CorrelationTestDraft[]): string {
  if (tests.length === 0) return "";
  const written = tests.map((test) => ({
    Name: test.name,
    ExpectedResult: test.expectedResult,
    RuleOutputs: outputsOf(test),
  }));
  return writeYaml({ Tests: written });
}

/** @throws input.invalid */
function outputsOf({ name, resource, ruleOutputs }: CorrelationTestDraft): unknown {
  if (ruleOutputs?.length) return ruleOutputs.map(({ id, matches }) => ({ ID: id, Matches: matches ?? {} }));
  try {
    const read: unknown = readYaml(resource ?? "[]");
    return isObject(read) && "RuleOutputs" in read ? read.RuleOutputs : (read ?? []);
  } catch (error) {
    throw invalidInput(
      `The test ${name} is not YAML: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
    );
  }
}
