import { defineError, PharosError } from "@pharos/domain";
import type { Configuration } from "../configuration/configuration.ts";

const cannotListen = defineError("start.cannot_listen", "ServerError", (message: string) => message);
const databaseUnusable = defineError("start.database_unusable", "ServerError", (message: string) => message);
const lakeUnusable = defineError("start.lake_unusable", "ServerError", (message: string) => message);
const diskFull = defineError(
  "start.disk_full",
  "ServerError",
  (folder: string) =>
    `The disk of the data folder ${folder} is full. Free some space, or choose another folder with PHAROS_DATA_DIR.`,
);
const notWritable = defineError(
  "start.not_writable",
  "ServerError",
  (path: string) =>
    `Pharos cannot write ${path}. Make it writable for the user that Pharos runs as, or choose another data folder with PHAROS_DATA_DIR.`,
);

const brokenDisk = defineError(
  "start.disk_broken",
  "ServerError",
  (folder: string) =>
    `The disk of the data folder ${folder} cannot be read or written (EIO). Check the system log, and restore the folder from a backup if necessary.`,
);
const readOnly = defineError(
  "start.read_only",
  "ServerError",
  (path: string) =>
    `Pharos cannot write ${path}: the disk is mounted read-only. Mount it writable, or choose another data folder with PHAROS_DATA_DIR.`,
);
const otherPostgres = defineError(
  "start.other_postgres",
  "ServerError",
  (folder: string) =>
    `The database in the data folder ${folder} was created by a different PostgreSQL version than the one that this Pharos includes. Start the Pharos version that created it, or choose another folder with PHAROS_DATA_DIR.`,
);

type Settings = Pick<Configuration, "host" | "port" | "dataDir" | "databaseUrl" | "lakeUrl">;

/** Why the server cannot listen, in a sentence with the setting and the remedy; other errors as they are. */
export function explainListenFailure(error: unknown, { host, port }: Settings): unknown {
  const place = `${host}, port ${port}`;
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return cannotListen(
        `Another program listens on ${place}. Stop it, or choose another port with PHAROS_PORT or --port.`,
      );
    case "EACCES":
      return cannotListen(
        `This user is not allowed to listen on ${place}. Choose a port of 1024 or more with PHAROS_PORT or --port, and put a reverse proxy in front of it.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return cannotListen(
        `${host} is not an address of this machine. Choose one with PHAROS_HOST or --host, such as 127.0.0.1, or 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
}

/** The same for the database. Passwords are left out. */
export function explainDatabaseFailure(error: unknown, settings: Settings): unknown {
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) return explainFileFailure(error, settings);
  if (error instanceof PharosError && !error.code.startsWith("store.")) return error;
  if (error instanceof PharosError && error.code === "store.database_is_newer") return error;
  const remedy = databaseRemedies[codeOf(error) ?? ""] ?? databaseRemedy;
  return databaseUnusable(
    `The PostgreSQL server ${withoutSecrets(databaseUrl)} (PHAROS_DATABASE_URL) cannot be used: ${reasonOf(error)}. ${remedy}`,
  );
}

const unreachable = "Check the host and the port, and that the server runs.";
const wrongUser = "Check the name and the password of the user.";
const noRights = "Give the user the right to create tables in this database, or make it the database's owner.";
const databaseRemedy = "Check that PHAROS_DATABASE_URL is the address of a PostgreSQL server of version 15 or later.";
/** By the code of the system or of PostgreSQL. */
const databaseRemedies: Readonly<Record<string, string>> = {
  ECONNREFUSED: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  "28P01": wrongUser,
  "28000": wrongUser,
  "3D000": "Create the database, or name another at the end of the address.",
  "42501": noRights,
  "53300": "Raise max_connections of the server; Pharos needs 10.",
  "53100": "Free some space on the disk of the server.",
  "57P03": "The server is starting or stopping: wait, and start Pharos again.",
};

/** The same for the data lake. */
export function explainLakeFailure(error: unknown, settings: Settings): unknown {
  const { lakeUrl } = settings;
  if (lakeUrl === undefined) return explainFileFailure(error, settings);
  return lakeUnusable(
    `The ClickHouse server ${withoutSecrets(lakeUrl)} (PHAROS_LAKE_URL) cannot be used: ${reasonOf(error)}. Check the address, and the name and password of the user.`,
  );
}

/** The same for files of the data folder. */
export function explainFileFailure(error: unknown, { dataDir }: Settings): unknown {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : "";
  if (/database files are incompatible with server/i.test(message)) return otherPostgres(dataDir);
  if (code === "ENOSPC" || code === "EDQUOT" || /no space left on device|disk quota exceeded/i.test(message))
    return diskFull(dataDir);
  if (code === "EIO") return brokenDisk(dataDir);
  const { path } = error as NodeJS.ErrnoException;
  if (!path?.startsWith(dataDir)) return error;
  if (code === "EROFS") return readOnly(path);
  return code === "EACCES" || code === "EPERM" ? notWritable(path) : error;
}

/** The address with neither user nor password nor parameters. */
export function withoutSecrets(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}

/** What the driver said, in one line. */
function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  const said = cause instanceof Error ? cause : error;
  const [line = ""] = (said instanceof Error ? said.message || String(codeOf(said)) : String(said))
    .trim()
    .split("\n", 1);
  return line.replace(/[.:]+$/, "").slice(0, 200);
}

function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const first = error instanceof PharosError ? cause?.code : code;
  return typeof first === "string" ? first : undefined;
}
