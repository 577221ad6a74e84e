import { percentOf } from "./failing-share.ts";

interface RuleActivity {
  readonly events: number;
  readonly runs: number;
  /** In total, over all runs. */
  readonly milliseconds: number;
}

/** From here on a rule delays the events behind it. */
const slowMs = 1;

/** The milliseconds that a slow rule takes with each event; undefined for any other. */
export function findSlowness({ runs, milliseconds }: RuleActivity): string | undefined {
  if (runs === 0 || milliseconds / runs < slowMs) return undefined;
  return (milliseconds / runs).toLocaleString("en", { maximumFractionDigits: 1 });
}

/** "1.5% of events"; undefined before the first event. */
export function describeShare({ events, runs }: RuleActivity): string | undefined {
  if (events === 0) return undefined;
  return `${percentOf(runs, events)} of events`;
}
