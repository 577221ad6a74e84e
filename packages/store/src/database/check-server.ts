import { defineError } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "./connect.ts";

const versionMin = 15;

const serverTooOld = defineError(
  "store.server_too_old",
  "ServerError",
  (version: string) => `The PostgreSQL server is of version ${version}; Pharos needs ${versionMin} or later`,
);

/** @throws serverTooOld */
export async function checkServer(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string }>`SELECT current_setting('server_version') AS version`.execute(db);
  checkVersion(rows[0]?.version ?? "");
}

/** @throws serverTooOld for a version such as `14.9 (Debian 14.9-1)` */
export function checkVersion(version: string): void {
  const major = Number.parseInt(version, 10);
  if (Number.isFinite(major) && major < versionMin) throw serverTooOld(version);
}
