import { defineError } from "../errors/pharos-error.ts";

export const packSourceNotFound = defineError(
  "packs.source_not_found",
  "NotFound",
  (id: string) => `The pack source ${id} does not exist`,
);
export const packSourceNameTaken = defineError(
  "packs.source_name_taken",
  "AlreadyExists",
  (name: string) => `A pack source called ${name} exists already. Choose another name.`,
  "displayName",
);
export const packVersionNotFound = defineError(
  "packs.version_not_found",
  "NotFound",
  (pack: string, version: string) =>
    `The pack ${pack} has no version ${version}. Open the pack again to see the versions that it has.`,
);
export const packSourceInUse = defineError(
  "packs.source_in_use",
  "InUse",
  (name: string, packs: readonly string[]) =>
    `${name} has packs that are enabled: ${packs.join(", ")}. Disable them first; deleting the source deletes their items.`,
);
