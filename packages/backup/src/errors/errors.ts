import { defineError } from "@pharos/domain";

export const backupPlaceFull = defineError(
  "backup.place_full",
  "ServerError",
  (place: string) =>
    `${place} has no room left. Make room, or keep fewer backups (PHAROS_BACKUP_KEEP), and start the backup again; what was copied so far is removed then.`,
);
export const backupPlaceUnusable = defineError(
  "backup.place_unusable",
  "ServerError",
  (place: string, reason: string) => `Pharos cannot use ${place}: ${reason}`,
);
export const backupPlaceTaken = defineError(
  "backup.place_taken",
  "InUse",
  (place: string, entry: string) =>
    `${place} is not empty and holds no backups of Pharos (it has ${entry}). Choose an empty folder or prefix.`,
);
export const backupOfAnotherInstallation = defineError(
  "backup.other_installation",
  "InUse",
  (place: string) =>
    `${place} holds the backups of another installation. Choose a folder or prefix of its own for each installation.`,
);
export const noBackups = defineError(
  "backup.none",
  "NotFound",
  (place: string) => `${place} holds no backups of Pharos. Check the folder or prefix.`,
);
export const backupUnknown = defineError(
  "backup.unknown",
  "NotFound",
  (id: string, place: string) => `${place} has no backup ${id}. "pharos backup list" prints those that there are.`,
);
export const passphraseMissing = defineError(
  "backup.passphrase_missing",
  "InvalidInput",
  () =>
    'Backups are encrypted. Make a passphrase ("openssl rand -hex 32 > backup.key && chmod 600 backup.key"), keep a copy elsewhere, and set PHAROS_BACKUP_PASSPHRASE_FILE=backup.key.',
);
export const passphraseWrong = defineError(
  "backup.passphrase_wrong",
  "InvalidInput",
  (place: string) => `The passphrase does not open the backups in ${place}. Set the one that they were made with.`,
);
export const backupFormatNewer = defineError(
  "backup.format_newer",
  "ServerError",
  (place: string, format: number) =>
    `The backups in ${place} were made by a newer Pharos (format ${format}). Use that version or a later one.`,
);
export const backupDamaged = defineError(
  "backup.damaged",
  "ServerError",
  (file: string, how: string) =>
    `The backup is damaged: ${file} ${how}. Use another backup, and check the disk or the bucket.`,
);
export const backupCancelled = defineError(
  "backup.cancelled",
  "InvalidUpdate",
  () => "The backup was cancelled. The backups before it are whole; the next one removes what it left.",
);
export const restoredRowsDiffer = defineError(
  "backup.restored_rows_differ",
  "ServerError",
  (table: string, expected: number, found: number) =>
    `${table} has ${found} rows after the restore instead of ${expected}. Remove what was restored, verify the backup ("pharos backup verify"), and restore again.`,
);
