/**
 * The key-value cache of detections (`panther_detection_helpers.caching`), as one request and one answer.
 * Expiries are epoch seconds; null leaves an existing expiry, or sets the default of 90 days on a new entry.
 */
export type CacheRequest =
  | { readonly op: "get"; readonly key: string }
  | { readonly op: "put"; readonly key: string; readonly value: CacheValue; readonly expiresAt: number | null }
  | { readonly op: "increment"; readonly key: string; readonly by: number; readonly expiresAt: number | null }
  | { readonly op: "add"; readonly key: string; readonly strings: readonly string[]; readonly expiresAt: number | null }
  | {
      readonly op: "remove";
      readonly key: string;
      readonly strings: readonly string[];
      readonly expiresAt: number | null;
    }
  | { readonly op: "expire"; readonly key: string; readonly expiresAt: number }
  | { readonly op: "clear"; readonly key: string };

/** What `put` sets: one kind, and the others stay. A dictionary is kept as its JSON text. `clear` forgets the strings. */
export type CacheValue =
  | { readonly counter: number }
  | { readonly strings: readonly string[] }
  | { readonly dictionary: string };

/** The entry after the request; null where there is none. A write may answer with the kind that it wrote alone. */
export interface CacheEntry {
  readonly value: {
    readonly counter?: number;
    readonly strings?: readonly string[];
    readonly dictionary?: string;
  };
  readonly expiresAt: number;
}

/** Each request is atomic. */
export type CacheStore = (request: CacheRequest) => Promise<CacheEntry | null>;
