import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";

const passwordBytes = 32;
const passwordForm = /^[0-9a-f]{64}$/;

/** Beside the cluster, not in it: it belongs to whoever runs Pharos, not to the account of PostgreSQL. */
export function passwordFile(dataDir: string): string {
  return join(dataDir, "postgres.password");
}

/** The password of the embedded cluster, made on first use with mode 0600. A damaged file gets a new one. */
export async function loadOrCreatePassword(dataDir: string): Promise<string> {
  const path = passwordFile(dataDir);
  const kept = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  if (passwordForm.test(kept.trim())) return kept.trim();
  const password = randomBytes(passwordBytes).toString("hex");
  const half = `${path}.${process.pid}`;
  const file = await open(half, "w", 0o600);
  try {
    await file.writeFile(`${password}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(half, path);
  return password;
}
