import type { CacheEntry, CacheRequest, CacheStore, CacheValue } from "./cache-store.ts";

const lifetimeSeconds = 90 * 24 * 3600;

/** The cache in memory: for tests, and for rules tried out. `now` in epoch seconds. */
export function createMemoryCacheStore(now: () => number = () => Date.now() / 1000): CacheStore {
  const entries = new Map<string, CacheEntry>();
  return async (request) => {
    const entry = applyCacheRequest(entries.get(request.key) ?? null, request, now());
    if (entry === null) entries.delete(request.key);
    else entries.set(request.key, entry);
    return entry;
  };
}

/** The whole meaning of a request, for any store: the entry before → the entry after. */
export function applyCacheRequest(entry: CacheEntry | null, request: CacheRequest, now: number): CacheEntry | null {
  const live = entry !== null && entry.expiresAt > now ? entry : null;
  switch (request.op) {
    case "get":
      return entry;
    case "clear":
      return entry === null ? null : { ...entry, value: withoutStrings(entry.value) };
    case "expire":
      return { value: entry?.value ?? {}, expiresAt: request.expiresAt };
    case "put":
      return { value: { ...live?.value, ...request.value }, expiresAt: request.expiresAt ?? now + lifetimeSeconds };
    case "increment":
      return kept(live, request.expiresAt, now, { counter: (live?.value.counter ?? 0) + request.by });
    case "add":
      return kept(live, request.expiresAt, now, { strings: union(live?.value.strings ?? [], request.strings) });
    case "remove":
      return kept(live, request.expiresAt, now, { strings: difference(live?.value.strings ?? [], request.strings) });
  }
}

function kept(live: CacheEntry | null, expiresAt: number | null, now: number, value: CacheValue): CacheEntry {
  return { value: { ...live?.value, ...value }, expiresAt: expiresAt ?? live?.expiresAt ?? now + lifetimeSeconds };
}

function withoutStrings({ strings: _, ...rest }: CacheEntry["value"]): CacheEntry["value"] {
  return rest;
}

function union(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])];
}

function difference(a: readonly string[], b: readonly string[]): string[] {
  return a.filter((text) => !b.includes(text));
}
