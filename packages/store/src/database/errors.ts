import { defineError } from "@pharos/domain";

/** The two failures after which the same call may be made again. */
export const storeUnavailable = defineError(
  "store.unavailable",
  "ServerError",
  () => "Couldn't reach the database. Try again.",
);
export const storeConflict = defineError(
  "store.conflict",
  "ServerError",
  () => "Another change to these records was made at the same time. Try again.",
);
export const revisionConflict = defineError(
  "store.revision_conflict",
  "RevisionConflict",
  (noun: string) => `Somebody else changed this ${noun} in the meantime; load it again and repeat your change`,
);
export const cursorInvalid = defineError(
  "store.cursor_invalid",
  "InvalidInput",
  () => "This cursor does not belong to this list. Start again from the first page.",
);
export const migrationChanged = defineError(
  "store.migration_changed",
  "ServerError",
  (name: string) => `The migration ${name} was changed after it had been applied to this database`,
);
export const databaseIsNewer = defineError(
  "store.database_is_newer",
  "ServerError",
  (name: string) => `This database was used by a newer Pharos (migration ${name}); start that version or a later one`,
);
