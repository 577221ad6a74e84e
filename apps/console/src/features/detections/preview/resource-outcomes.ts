import type { PreviewedResource, PreviewResources } from "./preview-documents.ts";

type Counts = PreviewResources["counts"];
type Fared = Pick<PreviewedResource, "status" | "suppressed" | "change">;

/** By what a reader chooses resources. One that fails no longer is also among those that pass now. */
interface OutcomeChoice {
  readonly label: string;
  readonly count: (counts: Counts) => number;
  readonly has: (resource: Fared) => boolean;
  /** Only beside a saved version: without one, what fails is not told apart. */
  readonly isComparison?: boolean;
}

const isOf = (status: Fared["status"]) => (resource: Fared) => resource.status === status && !resource.suppressed;

const choices = {
  NEWLY: {
    label: "Newly failing",
    count: ({ newlyFailing }) => newlyFailing,
    has: ({ change }) => change === "NEWLY_FAILING",
    isComparison: true,
  },
  NO_LONGER: {
    label: "No longer failing",
    count: ({ noLongerFailing }) => noLongerFailing,
    has: ({ change }) => change === "NO_LONGER_FAILING",
    isComparison: true,
  },
  FAIL: { label: "Failing", count: ({ failed }) => failed, has: isOf("FAIL") },
  ERROR: { label: "Errors", count: ({ errored }) => errored, has: isOf("ERROR") },
  SUPPRESSED: {
    label: "Suppressed",
    count: ({ suppressed }) => suppressed,
    has: ({ status, suppressed }) => Boolean(status) && suppressed,
  },
  PASS: { label: "Passing", count: ({ passed }) => passed, has: isOf("PASS") },
} as const satisfies Readonly<Record<string, OutcomeChoice>>;

export type Outcome = keyof typeof choices;
const order = Object.keys(choices) as Outcome[];

/** Those that there are, differences first, each with how many. */
export function listOutcomes(counts: Counts, isCompared: boolean) {
  return order.flatMap((outcome) => {
    const { label, count, isComparison = false }: OutcomeChoice = choices[outcome];
    const total = count(counts);
    return total === 0 || (isComparison && !isCompared) ? [] : [{ outcome, label, total }];
  });
}

export function hasOutcome(resource: Fared, outcome: Outcome): boolean {
  return choices[outcome].has(resource);
}
