import type { CorrelationStep, CorrelationTransition } from "@pharos/domain";
import type { CorrelationProblem } from "./correlation-problem.ts";
import { type CorrelationContext, checkCorrelationText } from "./parse-correlation-detection.ts";
import type { ReadDetection } from "./read-correlation-detection.ts";
import type { CorrelationForm } from "./read-steps.ts";

export interface OutlinedStep extends CorrelationStep {
  /** Where its YAML begins, from 1. */
  readonly line: number;
  /** The first mistake within its lines. */
  readonly problem: string | undefined;
  /** Of the value that its signals share with others. */
  readonly path: string | undefined;
}

export interface OutlinedTransition extends CorrelationTransition {
  readonly line: number;
}

/** A correlation as far as its YAML can be read, right or wrong: what a picture of it shows. */
export interface CorrelationOutline {
  /** The parser's message; undefined for YAML that is a mapping. */
  readonly failure: string | undefined;
  readonly form: CorrelationForm | undefined;
  readonly steps: readonly OutlinedStep[];
  readonly transitions: readonly OutlinedTransition[];
  /** Names of the values that the members of a group share. */
  readonly criteria: readonly string[];
  /** Undefined: all members of a group must match. */
  readonly minMatchCount: number | undefined;
  readonly problems: readonly CorrelationProblem[];
}

const nothing = { form: undefined, steps: [], transitions: [], criteria: [], minMatchCount: undefined };

export function outlineCorrelation(text: string, context: CorrelationContext = {}): CorrelationOutline {
  if (text.trim() === "") return { failure: undefined, ...nothing, problems: [] };
  const { read, problems, linesOf } = checkCorrelationText(text, context);
  if (read === undefined) return { failure: problems[0]?.message, ...nothing, problems };
  const problemWithin = ({ first, last }: { readonly first: number; readonly last: number }) =>
    problems.find(({ line }) => line >= first && line <= last)?.message;
  return {
    failure: undefined,
    form: read.form,
    steps: read.steps.map(({ step, node }) => {
      const lines = linesOf(node);
      return { ...step, line: lines.first, problem: problemWithin(lines), path: findPath(read, step.id) };
    }),
    transitions: read.transitions.map(({ transition, node }) => ({ ...transition, line: linesOf(node).first })),
    criteria: read.criteria.map(({ name }) => name),
    minMatchCount: read.minMatchCount,
    problems,
  };
}

function findPath({ transitions, criteria }: ReadDetection, stepId: string): string | undefined {
  const from = transitions.find(({ transition }) => transition.from === stepId);
  const to = transitions.find(({ transition }) => transition.to === stepId);
  const inTransitions = from?.transition.match?.from ?? to?.transition.match?.to;
  return inTransitions ?? criteria[0]?.members.find((member) => member.stepId === stepId)?.path;
}
