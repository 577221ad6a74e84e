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
    case "delete":
      return null;
    case "expire":
      return entry === null ? null : { ...entry, expiresAt: request.expiresAt };
    case "put":
      return { value: request.value, expiresAt: request.expiresAt ?? now + lifetimeSeconds };
    case "increment":
      return kept(live, request.expiresAt, now, { counter: counterOf(live?.value) + request.by });
    case "add":
      return kept(live, request.expiresAt, now, { strings: union(stringsOf(live?.value), request.strings) });
    case "remove":
      return kept(live, request.expiresAt, now, { strings: difference(stringsOf(live?.value), request.strings) });
  }
}

function kept(live: CacheEntry | null, expiresAt: number | null, now: number, value: CacheValue): CacheEntry {
  return { value, expiresAt: expiresAt ?? live?.expiresAt ?? now + lifetimeSeconds };
}

function counterOf(value: CacheValue | undefined): number {
  return value !== undefined && "counter" in value ? value.counter : 0;
}

function stringsOf(value: CacheValue | undefined): readonly string[] {
  return value !== undefined && "strings" in value ? value.strings : [];
}

function union(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])];
}

function difference(a: readonly string[], b: readonly string[]): string[] {
  return a.filter((text) => !b.includes(text));
}
