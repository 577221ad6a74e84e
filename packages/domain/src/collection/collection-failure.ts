/**
 * denied, missing: nothing can be read until somebody changes a right or a setting. gone, archived, tooLarge: this
 * object alone cannot be read. transient: try again.
 */
export type CollectionFailureKind = "denied" | "missing" | "gone" | "archived" | "tooLarge" | "transient";

/** Failures for which the whole source waits. */
export type CollectionProblemKind = Extract<CollectionFailureKind, "denied" | "missing" | "transient">;

export class CollectionFailure extends Error {
  override readonly name = "CollectionFailure";
  readonly kind: CollectionFailureKind;

  constructor(kind: CollectionFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Says what a failure means for the whole source; what nobody knows may pass. */
export function collectionProblemKind(error: unknown): CollectionProblemKind {
  const kind = error instanceof CollectionFailure ? error.kind : "transient";
  return kind === "denied" || kind === "missing" ? kind : "transient";
}
