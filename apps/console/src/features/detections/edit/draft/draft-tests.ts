import { parseRuleOutputs } from "@pharos/detection-content/editor";
import type { EditedKind, TestDraft } from "./detection-draft.ts";
import { resourceProblem } from "./draft-problems.ts";

/** The `Tests` of a draft, one line each. */
export function testSections(
  tests: readonly TestDraft[],
  kind: EditedKind,
): { readonly field: string; readonly text: string }[] {
  if (tests.length === 0) return [];
  return [
    { field: "tests", text: "Tests:\n" },
    ...tests.map((test, index) => ({ field: `tests.${index}`, text: `${testLine(test, kind)}\n` })),
  ];
}

/** In JSON, which is YAML too. */
function testLine({ name, expectedResult, resource, mocks }: TestDraft, kind: EditedKind): string {
  const head = { Name: name, ExpectedResult: expectedResult };
  if (kind === "CORRELATION_RULE") {
    const outputs = parseRuleOutputs(resource).ruleOutputs ?? [];
    const RuleOutputs = outputs.map(({ id, matches }) => ({ ID: id, Matches: matches }));
    return `  - ${JSON.stringify({ ...head, RuleOutputs })}`;
  }
  const event: unknown = resourceProblem(resource) === undefined ? JSON.parse(resource) : {};
  return `  - ${JSON.stringify({
    ...head,
    [kind === "POLICY" ? "Resource" : "Log"]: event,
    ...(mocks.length > 0 && { Mocks: mocks.filter(({ objectName }) => objectName !== "") }),
  })}`;
}
