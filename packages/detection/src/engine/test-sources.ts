import type { CacheStore } from "../rules/cache-store.ts";
import { createMemoryCacheStore } from "../rules/memory-cache-store.ts";
import type { AnswerSources } from "./cache-answers.ts";

/** Each test begins with nothing in the cache, and tables are what its event says. */
export function sourcesOfTests(): AnswerSources {
  const caches = new Map<number, CacheStore>();
  return {
    cacheOf(test) {
      const cache = caches.get(test) ?? createMemoryCacheStore();
      caches.set(test, cache);
      return cache;
    },
    lookup: async () => null,
  };
}
