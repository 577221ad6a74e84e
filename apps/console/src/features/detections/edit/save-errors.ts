import type { ServerProblem } from "./code/told-problems.ts";
import { DraftRefused } from "./operations.ts";

/** What the server found wrong with single members; empty for other failures. */
export function problemsOf(error: unknown): readonly ServerProblem[] {
  return error instanceof DraftRefused ? error.problems : [];
}
