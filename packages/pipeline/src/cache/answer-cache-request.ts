import type { CacheEntry, CacheRequest, CacheValue } from "@pharos/detection";
import type { Store } from "@pharos/store";

/** What Python rules ask of the key-value cache, answered from the store: one statement a request, so each is atomic. */
export async function answerCacheRequest(store: Store, request: CacheRequest, now: Date): Promise<CacheEntry | null> {
  const { cache } = store;
  const { key } = request;
  switch (request.op) {
    case "get":
      return entryOf(await cache.getEntry(key));
    case "increment":
      return entry({ counter: await cache.incrementCounter(key, request.by, write(request, now)) }, request, now);
    case "add":
      return entry({ strings: await cache.addToStringSet(key, request.strings, write(request, now)) }, request, now);
    case "remove":
      return entry(
        { strings: await cache.removeFromStringSet(key, request.strings, write(request, now)) },
        request,
        now,
      );
    case "put":
      await put(store, key, request.value, write(request, now));
      return entry(request.value, request, now);
    case "expire":
      await cache.setKeyExpiration(key, dateOf(request.expiresAt));
      return entryOf(await cache.getEntry(key));
    case "clear":
      await cache.resetStringSet(key);
      return entryOf(await cache.getEntry(key));
  }
}

type CacheWrite = Parameters<Store["cache"]["incrementCounter"]>[2];

function write({ expiresAt }: { readonly expiresAt: number | null }, now: Date): CacheWrite {
  return { now, expiresAt: expiresAt === null ? undefined : dateOf(expiresAt) };
}

function put({ cache }: Store, key: string, value: CacheValue, to: CacheWrite): Promise<void> {
  if ("counter" in value) return cache.putCounter(key, value.counter, to);
  if ("strings" in value) return cache.putStringSet(key, value.strings, to);
  return cache.putDictionary(key, value.dictionary, to);
}

/** A write answers with the value; who needs the exact expiry asks for the entry. */
function entry(value: CacheValue, { expiresAt }: { readonly expiresAt: number | null }, now: Date): CacheEntry {
  return { value, expiresAt: expiresAt ?? now.getTime() / 1000 };
}

function entryOf(stored: Awaited<ReturnType<Store["cache"]["getEntry"]>>): CacheEntry | null {
  if (!stored) return null;
  const { expiresAt, counter, strings, dictionary } = stored;
  const value = {
    ...(counter === undefined ? {} : { counter }),
    ...(strings === undefined ? {} : { strings }),
    ...(dictionary === undefined ? {} : { dictionary }),
  };
  return { value, expiresAt: expiresAt.getTime() / 1000 };
}

function dateOf(epochSeconds: number): Date {
  return new Date(epochSeconds * 1000);
}
