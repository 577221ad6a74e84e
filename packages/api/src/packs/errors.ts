import { defineError, PharosError } from "@pharos/domain";

/** A pack of which a version could not be installed: a sentence that the console takes apart at its semicolons. */
export class PackUpdateFailed extends PharosError {
  readonly errors: readonly string[];

  constructor(displayName: string, errors: readonly string[]) {
    super("packs.update_failed", "InvalidInput", updateErrors(displayName, errors));
    this.errors = errors;
  }
}

export function updateErrors(displayName: string, errors: readonly string[]): string {
  return `Error updating pack ${displayName}: ${errors.map((error) => error.replaceAll(";", ",")).join("; ")}`;
}

export const packWithoutVersions = defineError(
  "packs.no_versions",
  "InvalidUpdate",
  (id: string) => `The pack ${id} was uploaded, so it has no versions. Upload its new version.`,
);
