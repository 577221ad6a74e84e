import { defineError } from "../errors/pharos-error.ts";

/**
 * Who sees a dashboard or a notebook beside its owner. Nobody sees one who sees fewer log types than its author did.
 */
export type Sharing =
  | { readonly kind: "PRIVATE" }
  | { readonly kind: "EVERYONE" }
  | { readonly kind: "ROLES"; readonly roleIds: readonly string[] };

export const sharingInvalid = defineError(
  "sharing.invalid",
  "InvalidInput",
  () => "Choose at least one role to share with",
);
