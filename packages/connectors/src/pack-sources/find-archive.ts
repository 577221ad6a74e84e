import { createHash } from "node:crypto";
import { type PackSourceAnswer, PharosError } from "@pharos/domain";
import { signatureMissing, signatureWrong } from "./errors.ts";
import type { PackSourceAccess } from "./pack-source-access.ts";
import { hasValidSignature, readPublicKey } from "./verify-signature.ts";

const signatureBytesMax = 64 * 1024;
const versionLength = 12;

/** An address with one archive: its version is what it holds, and it was published when the host says, or else now. */
export async function findArchive(access: PackSourceAccess, etag: string | undefined): Promise<PackSourceAnswer> {
  const { url, publicKey, get, archiveBytesMax, clock } = access;
  const headers: Record<string, string> = etag === undefined ? {} : { "if-none-match": etag };
  const answer = await get({ url, headers, bytesMax: archiveBytesMax });
  const archive = answer.body;
  if (archive === undefined) return { kind: "UNCHANGED" };
  const version = createHash("sha256").update(archive).digest("hex").slice(0, versionLength);
  const load = async () => {
    if (publicKey !== "") await checkSignature(archive, access);
    return archive;
  };
  const publishedAt = answer.lastModified ?? clock();
  return { kind: "RELEASES", etag: answer.etag, releases: [{ version, notes: "", publishedAt, load }] };
}

/** The signature lies beside the archive, under its name and `.sig`. */
async function checkSignature(archive: Buffer, { url, publicKey, get }: PackSourceAccess): Promise<void> {
  const beside = new URL(url);
  beside.pathname += ".sig";
  const { body = Buffer.alloc(0) } = await get({ url: beside.href, bytesMax: signatureBytesMax }).catch(
    (error: unknown) => {
      const isMissing = error instanceof PharosError && error.code === "packs.source_not_there";
      throw isMissing ? signatureMissing() : error;
    },
  );
  if (!hasValidSignature(archive, body, readPublicKey(publicKey))) throw signatureWrong();
}
