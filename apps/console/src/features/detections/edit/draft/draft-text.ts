import { stringify } from "yaml";
import type { ServerProblem } from "../code/told-problems.ts";
import type { DetectionDraft } from "./detection-draft.ts";
import { testSections } from "./draft-tests.ts";

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
  /** Columns by which its own text stands further right. */
  readonly indent?: number;
}

const analysisTypes = {
  RULE: "rule",
  SCHEDULED_RULE: "scheduled_rule",
  CORRELATION_RULE: "correlation_rule",
  POLICY: "policy",
} as const;
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
    for (const { field, text, ownFrom, indent = 0 } of sections) {
      if (line >= first) {
        const own = ownFrom === undefined ? 0 : Math.max(1, line - first - ownFrom + 1);
        found = own > 0 ? { field, line: own, column: Math.max(1, column - indent), message } : { field, message };
      }
      first += text.split("\n").length - 1;
    }
    return found;
  });
}

type Setting = readonly [field: string, key: string, value: unknown];

function sectionsOf(draft: DetectionDraft): Section[] {
  const { kind, simpleDetectionBody } = draft;
  const settings: readonly Setting[] = [
    ["kind", "AnalysisType", analysisTypes[kind]],
    ["body", "Filename", simpleDetectionBody === undefined ? pythonFile : undefined],
    ["id", kind === "POLICY" ? "PolicyID" : "RuleID", draft.id],
    ["displayName", "DisplayName", draft.displayName],
    ["enabled", "Enabled", draft.enabled],
    ["severity", "Severity", draft.severity.charAt(0) + draft.severity.slice(1).toLowerCase()],
    ["description", "Description", draft.description],
    ["reference", "Reference", draft.reference],
    ["runbook", "Runbook", draft.runbook],
    ["tags", "Tags", draft.tags],
    ["reports", "Reports", Object.fromEntries(draft.reports.map(({ key, values }) => [key, values]))],
    ["outputIds", "OutputIds", draft.outputIds],
    ...kindSettings(draft),
  ];
  return [
    ...settings
      .filter(([, , value]) => saysSomething(value))
      .map(([field, key, value]) => ({ field, text: stringify({ [key]: value }) })),
    ...testSections(draft.tests, kind),
    ...ownSection("inlineFilters", "InlineFilters", draft.inlineFilters),
    ...(kind === "CORRELATION_RULE"
      ? indentedSection("simpleDetectionBody", "Detection", simpleDetectionBody ?? "")
      : ownSection("simpleDetectionBody", "Detection", simpleDetectionBody ?? "")),
  ];
}

/** What only detections of this kind have. */
function kindSettings(draft: DetectionDraft): readonly Setting[] {
  const { kind } = draft;
  if (kind === "POLICY") {
    return [
      ["resourceTypes", "ResourceTypes", draft.resourceTypes],
      ["suppressions", "Suppressions", draft.suppressions],
    ];
  }
  const alerts: readonly Setting[] = [
    ["createAlert", "CreateAlert", draft.createAlert],
    ["summaryAttributes", "SummaryAttributes", draft.summaryAttributes],
  ];
  if (kind === "CORRELATION_RULE") return alerts;
  return [
    ["logTypes", "LogTypes", kind === "SCHEDULED_RULE" ? [] : draft.logTypes],
    ["scheduledQueries", "ScheduledQueries", kind === "SCHEDULED_RULE" ? draft.scheduledQueries : []],
    ["dedupPeriodMinutes", "DedupPeriodMinutes", draft.dedupPeriodMinutes],
    ["threshold", "Threshold", draft.threshold],
    ...alerts,
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

const bodyIndent = 2;

/** A text that belongs below its key, whatever it is. */
function indentedSection(field: string, key: string, text: string): Section[] {
  if (text.trim() === "") return [];
  const lines = text.trimEnd().split("\n");
  const own = lines.map((line) => (line === "" ? "" : " ".repeat(bodyIndent) + line)).join("\n");
  return [{ field, text: `${key}:\n${own}\n`, ownFrom: 1, indent: bodyIndent }];
}
