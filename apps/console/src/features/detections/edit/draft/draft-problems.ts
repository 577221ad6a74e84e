import { parseRuleOutputs } from "@pharos/detection-content/editor";
import type { DetectionDraft, EditedKind } from "./detection-draft.ts";

/** A member of the draft, or `tests.<index>` → what is wrong with it. */
export type FieldProblems = Readonly<Record<string, string>>;

const required = "This field is required";
const refusedCharacters = /[<>&"%]/;
const idLengthMax = 1_000;
const textLengthMax = 10_000;

/** What keeps the draft from being saved and can be told without the server. */
export function findDraftProblems(draft: DetectionDraft): FieldProblems {
  const entries: [name: string, problem: string | undefined][] = [
    ["id", nameProblem(draft.id) ?? (draft.id === "" ? required : undefined)],
    ["displayName", nameProblem(draft.displayName)],
    ["logTypes", draft.kind === "RULE" && draft.logTypes.length === 0 ? "Choose at least one log type" : undefined],
    [
      "scheduledQueries",
      draft.kind === "SCHEDULED_RULE" && draft.scheduledQueries.length === 0
        ? "Choose at least one scheduled query"
        : undefined,
    ],
    ["dedupPeriodMinutes", numberProblem(draft.dedupPeriodMinutes)],
    ["threshold", numberProblem(draft.threshold)],
    ["description", lengthProblem(draft.description)],
    ["reference", lengthProblem(draft.reference)],
    ["runbook", lengthProblem(draft.runbook)],
    ["body", draft.simpleDetectionBody === undefined && draft.body.trim() === "" ? required : undefined],
    ["simpleDetectionBody", draft.simpleDetectionBody?.trim() === "" ? required : undefined],
    ["tests", hasRepeatedNames(draft) ? "No duplicate test names" : undefined],
    ...draft.tests.map((test, index): [string, string | undefined] => [
      `tests.${index}`,
      test.name.trim() === "" ? "A test needs a name" : testProblem(draft.kind, test.resource),
    ]),
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function nameProblem(name: string): string | undefined {
  if (refusedCharacters.test(name)) return 'Must not contain <, >, &, " or %';
  return name.length > idLengthMax ? `At most ${idLengthMax.toLocaleString("en")} characters` : undefined;
}

function lengthProblem(text: string): string | undefined {
  return text.length > textLengthMax ? `At most ${textLengthMax.toLocaleString("en")} characters` : undefined;
}

function numberProblem(value: number | ""): string | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 1
    ? undefined
    : "Enter a whole number of at least 1";
}

function hasRepeatedNames({ tests }: DetectionDraft): boolean {
  return new Set(tests.map(({ name }) => name)).size < tests.length;
}

/** Why the text of a test cannot be run. */
export function testProblem(kind: EditedKind, text: string): string | undefined {
  return kind === "CORRELATION_RULE" ? parseRuleOutputs(text).problems[0]?.message : resourceProblem(text);
}

/** Why the text is no event. */
export function resourceProblem(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? undefined
      : "The event must be a JSON object";
  } catch (error) {
    return `The event is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
