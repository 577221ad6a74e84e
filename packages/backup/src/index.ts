export {
  findManifest,
  type RestoreOptions,
  type RestoreSummary,
  readSavedFiles,
  restoreBackup,
} from "./copy/restore-backup.ts";
export { type BackupOptions, type BackupProgress, type BackupSummary, runBackup } from "./copy/run-backup.ts";
export { type VerificationReport, verifyBackup } from "./copy/verify-backup.ts";
export * from "./errors/errors.ts";
export type { BackupPlace, PlacedFile } from "./places/backup-place.ts";
export { openFolderPlace } from "./places/folder-place.ts";
export { BackupRepository } from "./repository/backup-repository.ts";
export { countLakeRows, type Manifest } from "./repository/manifest.ts";
