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
