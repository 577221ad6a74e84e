import type { Store } from "@pharos/store";
import { dueCorrelations } from "../correlation/due-correlations.ts";
import { dueRuns } from "../scheduled-rules/due-runs.ts";

/** Jobs that look for what is due: the others are due themselves. */
export const lookingJobs = {
  policies: "check-policies",
  queries: "run-due-queries",
  correlations: "run-due-correlations",
  mail: "send-mail",
} as const;

/** How much is due for each of them, or being done. */
export async function countDue(store: Store, now: Date): Promise<ReadonlyMap<string, number>> {
  const [resources, mail, queries, rules] = await Promise.all([
    store.resources.countDue(now),
    store.mails.countDue(now),
    store.savedQueries.all(),
    store.detections.allCorrelationRules(),
  ]);
  const [queryRuns, correlationRuns] = await Promise.all([
    store.queryRuns.latest(queries.map(({ name }) => name)),
    store.correlationRuns.latest(rules.map(({ id }) => id)),
  ]);
  return new Map([
    [lookingJobs.policies, resources],
    [lookingJobs.queries, dueRuns(queries, queryRuns, now).length],
    [lookingJobs.correlations, dueCorrelations(rules, correlationRuns, now).length],
    [lookingJobs.mail, mail],
  ]);
}
