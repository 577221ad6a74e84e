import { writeYaml } from "@pharos/detection-content/editor";
import type { DetectionDraft, MockDraft, TestDraft } from "./detection-draft.ts";
import { newDraft } from "./detection-draft.ts";
import { newTestKey } from "./test-drafts.ts";

interface StoredTest {
  readonly name: string;
  readonly expectedResult: boolean;
  readonly resource: string;
  readonly mocks: readonly { readonly objectName: string; readonly returnValue: unknown }[];
}

/** What a rule or a policy of the server has that a draft has as well. */
export type StoredDetection = Partial<Omit<DetectionDraft, "tests" | "simpleDetectionBody" | "inlineFilters">> & {
  readonly kind: DetectionDraft["kind"];
  readonly simpleDetectionBody?: string | null;
  readonly inlineFilters?: string | null;
  readonly tests: readonly StoredTest[];
};

/** The stored detection as the form holds it. */
export function draftOf({ simpleDetectionBody, inlineFilters, tests, ...members }: StoredDetection): DetectionDraft {
  const blank = newDraft(members.kind);
  const known = Object.fromEntries(Object.entries(members).filter(([name]) => name in blank));
  return {
    ...blank,
    body: "",
    ...known,
    reports: (members.reports ?? []).map(({ key, values }) => ({ key, values })),
    simpleDetectionBody: simpleDetectionBody ?? undefined,
    inlineFilters: inlineFilters ?? "",
    tests: tests.map(testDraftOf),
  };
}

/** A correlation rule of the server: its logic is YAML, and so are its tests. */
export type StoredCorrelation = Partial<Pick<DetectionDraft, "body" | "reports">> &
  Omit<StoredDetection, "kind" | "tests"> & {
    readonly tests: readonly (Omit<StoredTest, "resource" | "mocks"> & { readonly ruleOutputs: unknown })[];
  };

export function draftOfCorrelation({ body = "", tests, ...members }: StoredCorrelation): DetectionDraft {
  return draftOf({
    ...members,
    kind: "CORRELATION_RULE",
    simpleDetectionBody: body,
    tests: tests.map(({ ruleOutputs, ...test }) => ({ ...test, resource: outputsText(ruleOutputs), mocks: [] })),
  });
}

/** The outputs in YAML, with the names that files give them. */
function outputsText(ruleOutputs: unknown): string {
  const list = Array.isArray(ruleOutputs) ? (ruleOutputs as { id?: unknown; matches?: unknown }[]) : [];
  return writeYaml({ RuleOutputs: list.map(({ id, matches }) => ({ ID: id, Matches: matches })) });
}

function testDraftOf({ name, expectedResult, resource, mocks }: StoredTest): TestDraft {
  return {
    key: newTestKey(),
    name,
    expectedResult,
    resource: indented(resource),
    mocks: mocks.map(({ objectName, returnValue }): MockDraft => {
      return { objectName, returnValue: typeof returnValue === "boolean" ? returnValue : String(returnValue) };
    }),
  };
}

/** JSON with an indentation; another text as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
