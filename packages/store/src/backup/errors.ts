import { defineError } from "@pharos/domain";

export const databaseNotRunning = defineError(
  "store.not_running",
  "ServerError",
  (dataDir: string) =>
    `No PostgreSQL runs in the data folder ${dataDir}. Start Pharos, or stop it whole, and try again.`,
);
export const databaseNotEmpty = defineError(
  "store.not_empty",
  "InUse",
  (table: string) =>
    `The database is not empty (it has the table ${table}). Restore into a new one: create it with "CREATE DATABASE pharos_restored", and name it in PHAROS_DATABASE_URL.`,
);
export const databaseIsOlder = defineError(
  "store.is_older",
  "ServerError",
  () =>
    "This database is of an older Pharos. Start this version on it once, or back it up with the version that used it last.",
);
export const backupAtWork = defineError(
  "store.backup_at_work",
  "InUse",
  () => "Another backup of this installation is running. Wait until it has ended, or stop it.",
);
