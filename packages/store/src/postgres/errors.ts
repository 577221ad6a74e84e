import { defineError } from "@pharos/domain";

export const platformUnsupported = defineError(
  "postgres.platform_unsupported",
  "ServerError",
  (platform: string) =>
    `No PostgreSQL comes with Pharos for ${platform}; set PHAROS_DATABASE_URL to the address of a PostgreSQL server`,
);
export const folderInUse = defineError(
  "postgres.folder_in_use",
  "InUse",
  (folder: string) => `Another Pharos is running on the data folder ${folder}; stop it first, or choose another folder`,
);
export const folderUnreachable = defineError(
  "postgres.folder_unreachable",
  "ServerError",
  (folder: string, reason: string) =>
    `PostgreSQL does not run as root, so Pharos runs it under another account, which cannot use ${folder}: ${reason}. ` +
    "Choose a data folder outside of it (PHAROS_DATA_DIR), start Pharos as an ordinary user, or set PHAROS_DATABASE_URL",
);
export const clusterMoved = defineError(
  "postgres.cluster_missing",
  "ServerError",
  (link: string, target: string) =>
    `The database of this data folder is kept in ${target} (see the link ${link}), which does not exist. Bring it back, or remove the link to start with an empty database`,
);
export const clusterOfOriginal = defineError(
  "postgres.cluster_of_original",
  "InUse",
  (copy: string, original: string) =>
    `The data folder ${copy} is a copy of ${original} and has its database only as a link: both would change the same one. Use "pharos backup" and "pharos restore" to copy an installation.`,
);
export const socketFolderUnsafe = defineError(
  "postgres.socket_folder_unsafe",
  "ServerError",
  (folder: string) => `The folder ${folder} belongs to another user or is open to others. Remove it and start again`,
);
export const createFailed = defineError(
  "postgres.create_failed",
  "ServerError",
  (output: string) => `PostgreSQL could not create its folder: ${output}`,
);
export const startFailed = defineError(
  "postgres.start_failed",
  "ServerError",
  (output: string) => `PostgreSQL did not start: ${output}`,
);
export const stopFailed = defineError(
  "postgres.stop_failed",
  "ServerError",
  (pid: number) =>
    `A PostgreSQL left behind by an earlier Pharos (process ${pid}) does not stop. End it and start again`,
);
