import type { RuleOutage } from "@pharos/detection";
import type { ContentProblem } from "@pharos/detection-content";
import { draftYaml } from "./draft-files.ts";

export interface DraftProblem {
  readonly file: "YAML" | "PYTHON";
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export function toDraftProblem({ file, line, column, message }: ContentProblem): DraftProblem {
  return { file: file === draftYaml ? "YAML" : "PYTHON", line, column, message };
}

/** Python that does not load; what keeps YAML from being evaluated has no line of its own. */
export function outageProblem(
  { line, message }: Pick<RuleOutage, "line" | "message">,
  hasPython: boolean,
): DraftProblem {
  return { file: hasPython ? "PYTHON" : "YAML", line: Math.max(1, line), column: 1, message };
}

/** Of a text that can be read and is none of a detection. */
export const noDetection: DraftProblem = {
  file: "YAML",
  line: 1,
  column: 1,
  message: "This is not a detection: AnalysisType must be rule, scheduled_rule, correlation_rule or policy",
};
