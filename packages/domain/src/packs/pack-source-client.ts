/** A version that a source offers. */
export interface OfferedRelease {
  readonly version: string;
  /** What its makers say about it. */
  readonly notes: string;
  readonly publishedAt: Date;
  /** Loads its zip archive and checks its signature where the source has a key. */
  load(): Promise<Buffer>;
}

export type PackSourceAnswer =
  | { readonly kind: "UNCHANGED" }
  | {
      readonly kind: "RELEASES";
      /** By which the next look learns that nothing changed; undefined where the source has none. */
      readonly etag: string | undefined;
      /** In the order of the source. */
      readonly releases: readonly OfferedRelease[];
    };

/** The way to one source of packs. */
export interface PackSourceClient {
  /** @throws PharosError with a sentence that says what to do */
  findReleases(etag: string | undefined): Promise<PackSourceAnswer>;
}
