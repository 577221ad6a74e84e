import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { keyInvalid } from "./errors.ts";
import { keyBytes } from "./secret-box.ts";

/** The key in the file, made on first use with mode 0600: 64 hexadecimal digits. @throws keyInvalid */
export async function loadOrCreateKeyFile(path: string): Promise<Buffer> {
  return (await loadKey(path)) ?? (await createKey(path));
}

/** 64 hexadecimal digits, as the configuration gives them, to the key. `where` is for the message. @throws keyInvalid */
export function parseKey(text: string, where: string): Buffer {
  const digits = text.trim();
  if (!/^[0-9a-f]{64}$/i.test(digits)) throw keyInvalid(where);
  return Buffer.from(digits, "hex");
}

async function loadKey(path: string): Promise<Buffer | undefined> {
  try {
    return parseKey(await readFile(path, "utf8"), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written and synced under another name, then linked: the file is whole from the moment it exists, and never replaced. */
async function createKey(path: string): Promise<Buffer> {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const file = await open(half, "wx", 0o600);
  try {
    await file.writeFile(`${randomBytes(keyBytes).toString("hex")}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(half, path);
  } catch (error) {
    // Another process was faster: its key is the key.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(half);
  }
  return parseKey(await readFile(path, "utf8"), path);
}
