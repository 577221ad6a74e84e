import type { ActorReference } from "../access/actor.ts";

/**
 * How a source offers its versions. `GIT_RELEASES`: releases of a repository, as the API of GitHub tells of them;
 * `ARCHIVE`: an address with one zip archive, of which only the newest version is known.
 */
export const packSourceKinds = ["GIT_RELEASES", "ARCHIVE"] as const;
export type PackSourceKind = (typeof packSourceKinds)[number];

/** What people choose of a source of packs. */
export interface PackSourceContent {
  readonly displayName: string;
  readonly kind: PackSourceKind;
  /** Of the repository, or of the archive. */
  readonly url: string;
  /** The key, in PEM, by which archives must be signed; empty where they need not be. */
  readonly publicKey: string;
  /** Pharos looks for new versions by itself. */
  readonly enabled: boolean;
}

/** Where packs come from that do not come with Pharos. */
export interface PackSource extends PackSourceContent {
  readonly id: string;
  readonly hasToken: boolean;
  readonly revision: number;
  readonly createdAt: Date;
  readonly createdBy: ActorReference;
  readonly lastModified: Date;
  readonly lastModifiedBy: ActorReference;
  /** When Pharos looked for versions last, with success or without. */
  readonly polledAt: Date | undefined;
  /** Why the last look failed; undefined where it did not. */
  readonly problem: string | undefined;
}
