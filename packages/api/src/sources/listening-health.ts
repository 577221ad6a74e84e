import { type ConservationCounts, type LogSource, type SourceHealth, syslogListenerGoneMs } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";

/** Lost datagrams leave no other trace, so that few of them matter. */
const lostShareMax = 0.01;

/** The health of a source whose counts are well: whether somebody listens, and reads in time. */
export async function listeningHealth(
  context: RequestContext,
  source: LogSource,
  lastDay: ConservationCounts,
): Promise<SourceHealth | undefined> {
  if ((await findListeningProblem(context, source)) !== undefined) return "FAILING";
  return lastDay.dropped > lastDay.received * lostShareMax ? "FAILING" : undefined;
}

/** Why nobody listens for a source, or not everywhere that it says; undefined while all is well. */
export async function findListeningProblem(
  { loaders, clock }: RequestContext,
  source: LogSource,
): Promise<string | undefined> {
  if (!source.enabled) return undefined;
  const listeners = await loaders.syslogListeners.load(source.id);
  const problem = listeners.find((listener) => listener.problem !== undefined)?.problem;
  if (problem !== undefined || listeners.length > 0) return problem;
  // Whoever is to listen follows a change within seconds.
  const isNew = clock().getTime() - source.updatedAt.getTime() < syslogListenerGoneMs;
  return isNew ? undefined : "No process of Pharos listens. Start one with the role collect.";
}
