import { CollectionFailure, describeError, PharosError } from "@pharos/domain";

/** Says of a request that got no answer why, and whether it may pass. */
export function judgeGoogleFailure(error: unknown, target: string): CollectionFailure {
  if (error instanceof CollectionFailure) return error;
  // Pharos itself refused to connect.
  if (error instanceof PharosError) return new CollectionFailure("missing", error.message);
  return new CollectionFailure(
    "transient",
    `${target} could not be reached (${describeError(error)}). Pharos tries again.`,
  );
}
