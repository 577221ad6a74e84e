import { isPulled, type LogSource, readUpTo } from "@pharos/domain";
import type { Store } from "@pharos/store";

/** Returns since when the oldest log of each source has waited to be collected; those of which none waits are left out. */
export async function findWaiting(
  store: Store,
  sources: readonly Pick<LogSource, "id" | "type">[],
): Promise<ReadonlyMap<string, Date>> {
  if (sources.length === 0) return new Map();
  const [pulled, others] = [
    sources.filter(({ type }) => isPulled(type)),
    sources.filter(({ type }) => !isPulled(type)),
  ];
  const [pulls, waiting] = await Promise.all([
    store.pulls.getMany(pulled.map(({ id }) => id)),
    store.sources.listWaiting(others.map(({ id }) => id)),
  ]);
  const ofPulls = [...pulls].flatMap(([id, { streams }]) => {
    const [first] = streams.map((stream) => readUpTo(stream)).toSorted((a, b) => a.getTime() - b.getTime());
    return first ? [[id, first] as const] : [];
  });
  return new Map([...waiting, ...ofPulls]);
}
