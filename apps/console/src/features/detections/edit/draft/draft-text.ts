import { stringify } from "yaml";
import type { ServerProblem } from "../code/told-problems.ts";
import type { DetectionDraft, TestDraft } from "./detection-draft.ts";
import { resourceProblem } from "./draft-problems.ts";

/** The draft as files of a repository. */
export interface DraftText {
  readonly yaml: string;
  readonly python: string | undefined;
}

/** A part of the YAML: what it says, and whose text it is. */
interface Section {
  readonly field: string;
  readonly text: string;
  /** It is the member's own text from this line of the section on; undefined where we wrote all of it. */
  readonly ownFrom?: number;
}

const analysisTypes = { RULE: "rule", SCHEDULED_RULE: "scheduled_rule", POLICY: "policy" } as const;
const pythonFile = "detection.py";

/** What a draft is called whose id nobody has typed yet, while its tests run. */
const trialId = "Untitled";
/** Stands for log types that nobody has chosen yet, while tests run. */
const trialLogType = "Untitled";

/** The files of the draft. Texts of people stay as they are, so that what is wrong with them has a line. */
export function draftText(draft: DetectionDraft): DraftText {
  const sections = sectionsOf(draft);
  const python = draft.simpleDetectionBody === undefined ? draft.body : undefined;
  return { yaml: sections.map(({ text }) => text).join(""), python };
}

/** The same where tests are run: what is not filled in yet does not keep them from running. */
export function trialDraft(draft: DetectionDraft): DetectionDraft {
  const number = (value: number | "") => (value === "" ? 1 : value);
  return {
    ...draft,
    id: draft.id || trialId,
    logTypes: draft.logTypes.length > 0 ? draft.logTypes : [trialLogType],
    scheduledQueries: draft.scheduledQueries.length > 0 ? draft.scheduledQueries : [trialLogType],
    dedupPeriodMinutes: number(draft.dedupPeriodMinutes),
    threshold: number(draft.threshold),
  };
}

/** Each problem at the member of the draft that it is about, with the line of its own text. */
export function problemsOfDraft(
  draft: DetectionDraft,
  problems: readonly {
    readonly file: "YAML" | "PYTHON";
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[],
): ServerProblem[] {
  const sections = sectionsOf(draft);
  return problems.map(({ file, line, column, message }) => {
    if (file === "PYTHON") return { field: "body", line, column, message };
    let first = 1;
    let found: ServerProblem = { field: "yaml", message };
    for (const { field, text, ownFrom } of sections) {
      if (line >= first) {
        const own = ownFrom === undefined ? 0 : Math.max(1, line - first - ownFrom + 1);
        found = own > 0 ? { field, line: own, column, message } : { field, message };
      }
      first += text.split("\n").length - 1;
    }
    return found;
  });
}

function sectionsOf(draft: DetectionDraft): Section[] {
  const isPolicy = draft.kind === "POLICY";
  const isScheduled = draft.kind === "SCHEDULED_RULE";
  const isPython = draft.simpleDetectionBody === undefined;
  const settings: [field: string, key: string, value: unknown][] = [
    ["kind", "AnalysisType", analysisTypes[draft.kind]],
    ["body", "Filename", isPython ? pythonFile : undefined],
    ["id", isPolicy ? "PolicyID" : "RuleID", draft.id],
    ["displayName", "DisplayName", draft.displayName],
    ["enabled", "Enabled", draft.enabled],
    ["severity", "Severity", draft.severity.charAt(0) + draft.severity.slice(1).toLowerCase()],
    ["description", "Description", draft.description],
    ["reference", "Reference", draft.reference],
    ["runbook", "Runbook", draft.runbook],
    ["tags", "Tags", draft.tags],
    ["reports", "Reports", Object.fromEntries(draft.reports.map(({ key, values }) => [key, values]))],
    ["outputIds", "OutputIds", draft.outputIds],
    ...(isPolicy
      ? [
          ["resourceTypes", "ResourceTypes", draft.resourceTypes] as [string, string, unknown],
          ["suppressions", "Suppressions", draft.suppressions] as [string, string, unknown],
        ]
      : [
          ["logTypes", "LogTypes", isScheduled ? [] : draft.logTypes] as [string, string, unknown],
          ["scheduledQueries", "ScheduledQueries", isScheduled ? draft.scheduledQueries : []] as [
            string,
            string,
            unknown,
          ],
          ["dedupPeriodMinutes", "DedupPeriodMinutes", draft.dedupPeriodMinutes] as [string, string, unknown],
          ["threshold", "Threshold", draft.threshold] as [string, string, unknown],
          ["createAlert", "CreateAlert", draft.createAlert] as [string, string, unknown],
          ["summaryAttributes", "SummaryAttributes", draft.summaryAttributes] as [string, string, unknown],
        ]),
  ];
  return [
    ...settings
      .filter(([, , value]) => saysSomething(value))
      .map(([field, key, value]) => ({ field, text: stringify({ [key]: value }) })),
    ...testSections(draft.tests, isPolicy),
    ...ownSection("inlineFilters", "InlineFilters", draft.inlineFilters),
    ...ownSection("simpleDetectionBody", "Detection", draft.simpleDetectionBody ?? ""),
  ];
}

function saysSomething(value: unknown): boolean {
  if (value === undefined || value === "") return false;
  return typeof value !== "object" || value === null || Object.keys(value).length > 0;
}

/** A text that a person wrote: a list belongs below its key, a mapping has keys of its own. */
function ownSection(field: string, key: string, text: string): Section[] {
  if (text.trim() === "") return [];
  const whole = text.endsWith("\n") ? text : `${text}\n`;
  return /^\s*(#.*\n\s*)*[-[]/.test(text)
    ? [{ field, text: `${key}:\n${whole}`, ownFrom: 1 }]
    : [{ field, text: whole, ownFrom: 0 }];
}

function testSections(tests: readonly TestDraft[], isPolicy: boolean): Section[] {
  if (tests.length === 0) return [];
  return [
    { field: "tests", text: "Tests:\n" },
    ...tests.map((test, index) => ({ field: `tests.${index}`, text: `${testLine(test, isPolicy)}\n` })),
  ];
}

/** In JSON, which is YAML too. */
function testLine({ name, expectedResult, resource, mocks }: TestDraft, isPolicy: boolean): string {
  const event: unknown = resourceProblem(resource) === undefined ? JSON.parse(resource) : {};
  return `  - ${JSON.stringify({
    Name: name,
    ExpectedResult: expectedResult,
    [isPolicy ? "Resource" : "Log"]: event,
    ...(mocks.length > 0 && { Mocks: mocks.filter(({ objectName }) => objectName !== "") }),
  })}`;
}
