import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { loadOrCreateKeyFile } from "@pharos/store";
import type { Configuration } from "../configuration/configuration.ts";

export interface SecretKey {
  /** 32 bytes. */
  readonly bytes: Uint8Array;
  /** The setting or the file that it comes from. */
  readonly place: string;
  /** Removes a file that this start made, so that nobody takes it for the one that belongs to the database. */
  withdraw(): Promise<void>;
}

/** The key of the secrets in the database: a setting, or a file that the first start makes. */
export async function openSecretKey({
  secretKey,
  dataDir,
}: Pick<Configuration, "secretKey" | "dataDir">): Promise<SecretKey> {
  if (secretKey !== undefined) {
    return { bytes: Buffer.from(secretKey, "hex"), place: "PHAROS_SECRET_KEY", withdraw: async () => undefined };
  }
  const path = join(dataDir, "secret.key");
  const isNew = !existsSync(path);
  const bytes = await loadOrCreateKeyFile(path);
  return {
    bytes,
    place: isNew ? `The file ${path} is missing, and a new key` : `The key in ${path}`,
    withdraw: async () => {
      if (isNew) await rm(path, { force: true });
    },
  };
}
