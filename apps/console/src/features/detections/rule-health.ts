interface RuleActivity {
  readonly runs: number;
  readonly errors: number;
  readonly lastError?: string | null | undefined;
  readonly outage?: string | null | undefined;
}

export interface HealthProblem {
  readonly text: string;
  readonly hint: string;
}

/** From so many errors on it is no accident. */
const repeatedErrors = 3;

/** What is wrong with a rule; undefined while it works. */
export function findHealthProblem({ runs, errors, lastError, outage }: RuleActivity): HealthProblem | undefined {
  if (outage) return { text: "Not running", hint: `Not running: ${outage}` };
  if (errors < repeatedErrors) return undefined;
  const number = (value: number) => value.toLocaleString("en");
  return {
    text: `${number(errors)} errors`,
    hint: `Failed on ${number(errors)} of ${number(Math.max(runs, errors))} evaluated events. Last error: ${lastError ?? ""}`,
  };
}
