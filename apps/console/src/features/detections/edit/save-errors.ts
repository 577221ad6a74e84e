import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { ServerProblem } from "./code/told-problems.ts";
import { DraftRefused } from "./operations.ts";

/** Whether somebody else has saved the detection since it was read. */
export function isConflict(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === "RevisionConflict";
}

/** What the server found wrong with single members; empty for other failures. */
export function problemsOf(error: unknown): readonly ServerProblem[] {
  return error instanceof DraftRefused ? error.problems : [];
}
