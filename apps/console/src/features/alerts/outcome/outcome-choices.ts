import type { AlertOutcome } from "@pharos/domain";

interface OutcomeChoice {
  readonly outcome: AlertOutcome;
  readonly key: string;
  readonly label: string;
  readonly hint: string;
}

/** In the order in which they are asked; each key is unlike any other. */
export const outcomeChoices: readonly OutcomeChoice[] = [
  { outcome: "TRUE_POSITIVE", key: "t", label: "True positive", hint: "Real and unwanted" },
  { outcome: "BENIGN_TRUE_POSITIVE", key: "b", label: "Benign true positive", hint: "Real, but expected or harmless" },
  { outcome: "FALSE_POSITIVE", key: "f", label: "False positive", hint: "The detection is wrong" },
  { outcome: "DUPLICATE", key: "d", label: "Duplicate", hint: "Another alert covers it" },
  { outcome: "TEST", key: "e", label: "Test", hint: "Somebody tried the detection" },
];
