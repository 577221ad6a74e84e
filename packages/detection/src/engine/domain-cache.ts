import type { CacheStore } from "../rules/cache-store.ts";
import { defaultDomain } from "../rules/trust-domains.ts";

/** Cannot be typed, and begins no key of the default domain. */
const mark = "\u001f";

/** The key-value cache as one domain sees it: what others keep there it can neither read nor change. */
export function cacheOfDomain(cache: CacheStore, domain: string): CacheStore {
  return (request) => cache({ ...request, key: keyIn(domain, request.key) });
}

function keyIn(domain: string, key: string): string {
  if (domain === defaultDomain && !key.startsWith(mark)) return key;
  return `${mark}${encodeURIComponent(domain)}${mark}${key}`;
}
