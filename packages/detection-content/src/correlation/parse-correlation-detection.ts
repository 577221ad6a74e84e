import { checkStepRules, type KnownDetection } from "./check-step-rules.ts";
import type { CorrelationDetection } from "./correlation-detection.ts";
import type { CorrelationProblem } from "./correlation-problem.ts";
import { parseYamlText } from "./parse-yaml-text.ts";
import { readCorrelationDetection } from "./read-correlation-detection.ts";

export interface ParsedCorrelationDetection {
  /** Undefined where any of the problems is more than a warning. */
  readonly detection: CorrelationDetection | undefined;
  readonly problems: readonly CorrelationProblem[];
}

/** What the YAML is judged by besides itself. */
export interface CorrelationContext {
  /** The id of the rule whose YAML this is. */
  readonly ruleId?: string;
  /** Undefined for a detection that does not exist. Without it references are not checked. */
  readonly findDetection?: (id: string) => KnownDetection | undefined;
}

/** Reads the YAML of one `Detection`: the body, or a list with nothing but it. It needs no file and no server. */
export function parseCorrelationDetection(text: string, context: CorrelationContext = {}): ParsedCorrelationDetection {
  const { read, problems } = checkCorrelationText(text, context);
  const isBroken = problems.some(({ isWarning }) => !isWarning);
  return { detection: isBroken ? undefined : read?.detection, problems };
}

/** The same with its parts, as far as they can be read. */
export function checkCorrelationText(text: string, context: CorrelationContext) {
  const { root, problems, report, warn, linesOf } = parseYamlText(text);
  const read = root === undefined ? undefined : readCorrelationDetection(root, report);
  if (read !== undefined) {
    const find = context.findDetection ?? anyDetection;
    for (const { at, message, isWarning } of checkStepRules(read.steps, context.ruleId, find)) {
      (isWarning ? warn : report)(message, at.ruleNode);
    }
  }
  return { read, problems, linesOf };
}

export function anyDetection(): KnownDetection {
  return { kind: "RULE", enabled: true };
}
