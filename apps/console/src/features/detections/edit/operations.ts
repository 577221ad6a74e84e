import type { ApolloClient } from "@apollo/client";
import { stringify } from "yaml";
import { graphql } from "../../../graphql/generated/index.ts";
import type { ServerProblem } from "./code/told-problems.ts";
import type { DetectionDraft } from "./draft/detection-draft.ts";
import { draftText, problemsOfDraft, trialDraft } from "./draft/draft-text.ts";
import type { DraftTester } from "./tests/draft-tester.ts";

const testMutation = graphql(`
  mutation TestDraft($input: DetectionDraftInput!, $measuresCoverage: Boolean!) {
    testDetections(input: $input, measuresCoverage: $measuresCoverage) {
      results { name passed error functions }
      problems { file line column message }
      coverage {
        lines
        missed
        untaken { from to }
      }
    }
  }
`);
const saveMutation = graphql(`
  mutation SaveDetection($input: SaveDetectionInput!) {
    saveDetection(input: $input) {
      detection { id kind displayName lastModified }
      problems { file line column message }
    }
  }
`);
const runMutation = graphql(`
  mutation RunSavedTests($id: ID!) { runDetectionTests(id: $id) { name passed } }
`);

/** Runs a draft's tests on the server. */
export function createDraftTester(client: ApolloClient): DraftTester {
  return async (draft, options) => {
    const trial = trialDraft(draft);
    const variables = { input: draftText(trial), ...options };
    const { data } = await client.mutate({ mutation: testMutation, variables });
    const { results = [], problems = [], coverage } = data?.testDetections ?? {};
    return { results, problems: problemsOfDraft(trial, problems), coverage: coverage ?? undefined };
  };
}

/** What keeps a draft from being saved, at its fields. */
export class DraftRefused extends Error {
  readonly problems: readonly ServerProblem[];

  constructor(problems: readonly ServerProblem[]) {
    super(problems.map(({ message }) => message).join("\n"));
    this.problems = problems;
  }
}

/**
 * Saves the draft.
 * @param version `lastModified` of the version that it changes; undefined for a new detection
 * @throws DraftRefused
 */
export async function saveDraft(client: ApolloClient, draft: DetectionDraft, version: string | undefined) {
  const input = { draft: draftText(draft), ...(version !== undefined && { lastModified: version }) };
  const { data } = await client.mutate({ mutation: saveMutation, variables: { input } });
  const { detection, problems = [] } = data?.saveDetection ?? {};
  if (!detection) throw new DraftRefused(problemsOfDraft(draft, problems));
  return detection;
}

/** Runs the tests of a saved detection, whose outcome the server keeps. */
export async function runSavedTests(client: ApolloClient, id: string): Promise<void> {
  await client.mutate({ mutation: runMutation, variables: { id } });
}

interface DerivedRule {
  readonly id: string;
  readonly displayName: string;
  readonly baseId: string;
  /** Of the base. */
  readonly severity: string;
}

/**
 * Saves a rule that follows another one. It is disabled, so that nothing is raised twice before somebody has said what
 * it does otherwise.
 * @throws DraftRefused
 */
export async function saveDerivedRule(client: ApolloClient, { id, displayName, baseId, severity }: DerivedRule) {
  const yaml = stringify({
    AnalysisType: "rule",
    RuleID: id,
    DisplayName: displayName,
    BaseDetection: baseId,
    Enabled: false,
    Severity: severity.charAt(0) + severity.slice(1).toLowerCase(),
  });
  const { data } = await client.mutate({ mutation: saveMutation, variables: { input: { draft: { yaml } } } });
  const { detection, problems = [] } = data?.saveDetection ?? {};
  if (!detection) throw new DraftRefused(problems.map(({ message }) => ({ field: "id", message })));
  return detection;
}
