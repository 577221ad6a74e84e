import { type ConservationCounts, type LogSource, type SourceHealth, syslogListenerGoneMs } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";

/** Lost datagrams leave no other trace, so that few of them matter. */
const lostShareMax = 0.01;

/** The health of a source whose counts are well: whether somebody listens, and reads in time. */
export async function listeningHealth(
  { loaders, clock }: RequestContext,
  source: LogSource,
  lastDay: ConservationCounts,
): Promise<SourceHealth | undefined> {
  const listeners = await loaders.syslogListeners.load(source.id);
  if (listeners.some(({ problem }) => problem !== undefined)) return "FAILING";
  if (lastDay.dropped > lastDay.received * lostShareMax) return "FAILING";
  // Whoever is to listen follows a change within seconds.
  const isNew = clock().getTime() - source.updatedAt.getTime() < syslogListenerGoneMs;
  return listeners.length === 0 && !isNew ? "FAILING" : undefined;
}
