export interface OutcomeNumbers {
  readonly truePositives: number;
  readonly benignTruePositives: number;
  readonly falsePositives: number;
  readonly duplicates: number;
  readonly tests: number;
  /** Ended, but nobody said what they were. */
  readonly withoutOutcome: number;
  /** Open or triaged. */
  readonly unfinished: number;
}

export function countAll(numbers: OutcomeNumbers): number {
  return judgedParts(numbers).reduce((sum, [count]) => sum + count, numbers.withoutOutcome + numbers.unfinished);
}

/** How the alerts of the 90 days before ended, the most frequent outcome first. */
export function outcomeSentence(numbers: OutcomeNumbers): string {
  const total = countAll(numbers);
  if (total === 0) return "The detection raised no other alert in the 90 days before.";
  const parts = judgedParts(numbers)
    .filter(([count]) => count > 0)
    .sort(([one], [other]) => other - one)
    .map(([count, one, many]) => (count === 1 ? `1 was a ${one}` : `${number(count)} were ${many}`));
  const rest = restText(numbers);
  if (parts.length === 0) return `Of ${number(total)} in the 90 days before, ${rest}.`;
  return `Of ${number(total)} in the 90 days before, ${listText(parts)}${rest === "" ? "" : `; ${rest}`}.`;
}

/** Those that say nothing of the detection, so that nobody takes the others for all. */
function restText({ withoutOutcome, unfinished }: OutcomeNumbers): string {
  return listText([
    ...(withoutOutcome > 0 ? [`${number(withoutOutcome)} ended without an outcome`] : []),
    ...(unfinished > 0 ? [`${number(unfinished)} ${unfinished === 1 ? "is" : "are"} open or triaged`] : []),
  ]);
}

function judgedParts(numbers: OutcomeNumbers): [count: number, one: string, many: string][] {
  return [
    [numbers.truePositives, "true positive", "true positives"],
    [numbers.benignTruePositives, "benign true positive", "benign true positives"],
    [numbers.falsePositives, "false positive", "false positives"],
    [numbers.duplicates, "duplicate", "duplicates"],
    [numbers.tests, "test", "tests"],
  ];
}

const number = (count: number) => count.toLocaleString("en");
const listText = (parts: readonly string[]) => new Intl.ListFormat("en-GB").format(parts);
