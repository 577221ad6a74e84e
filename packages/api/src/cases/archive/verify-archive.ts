import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { describeError } from "@pharos/domain";
import { readArchive, type UnpackedFile } from "./read-archive.ts";

/** What the check of a case's archive found. */
export interface ArchiveVerdict {
  /** Of the key that signed it, as far as there is one; in hexadecimal digits. */
  readonly fingerprint: string | undefined;
  readonly fileCount: number;
  /** Sentences; empty when nothing was changed. */
  readonly problems: readonly string[];
}

const sumsPath = "SHA256SUMS";
const keyPath = "public-key.pem";
const sealPaths = [sumsPath, "SHA256SUMS.sig"];

/** Checks every file of the archive against its signed hash. Whose key it is says only its fingerprint. */
export function verifyCaseArchive(archive: Uint8Array): ArchiveVerdict {
  let unpacked: readonly UnpackedFile[];
  try {
    unpacked = readArchive(archive);
  } catch (error) {
    return { fingerprint: undefined, fileCount: 0, problems: [describeError(error)] };
  }
  const names = unpacked.map(({ name }) => name);
  const files = new Map(unpacked.map(({ name, bytes }) => [name, bytes]));
  const sums = files.get(sumsPath);
  const signature = files.get("SHA256SUMS.sig");
  const key = readPublicKey(files.get(keyPath));
  const fingerprint =
    key &&
    createHash("sha256")
      .update(key.export({ type: "spki", format: "der" }))
      .digest("hex");
  const problems = [...sealPaths, keyPath].filter((path) => !files.has(path)).map((path) => `${path} is missing`);
  if (files.has(keyPath) && !key) problems.push(`${keyPath} is not an Ed25519 key`);
  if (sums && signature && key && !verify(null, sums, key, signature))
    problems.push("The signature does not match SHA256SUMS");
  const expected = readSums(Buffer.from(sums ?? []).toString("utf8"));
  for (const [path, digest] of expected) {
    const file = files.get(path);
    if (!file) problems.push(`${path} is missing`);
    else if (createHash("sha256").update(file).digest("hex") !== digest) problems.push(`${path} was changed`);
  }
  // Programs that unpack differ in which one of two files they take.
  for (const [index, path] of names.entries()) {
    if (names.indexOf(path) !== index) problems.push(`${path} is there twice`);
    else if (!expected.has(path) && !sealPaths.includes(path)) problems.push(`${path} was added`);
  }
  return { fingerprint, fileCount: expected.size, problems };
}

function readPublicKey(pem: Uint8Array | undefined): KeyObject | undefined {
  try {
    const key = pem && createPublicKey(Buffer.from(pem));
    return key?.asymmetricKeyType === "ed25519" ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Path → digest. */
function readSums(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [, digest, path] = /^([0-9a-f]{64}) {2}([^\n]+)$/.exec(line) ?? [];
      return digest !== undefined && path !== undefined ? [[path, digest] as const] : [];
    }),
  );
}
