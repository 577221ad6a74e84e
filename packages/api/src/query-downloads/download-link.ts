import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** What a link is good for, and until when. */
interface SignedDownload {
  readonly id: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

export const downloadPath = "/downloads/queries";

/** The path with its signature; whoever has it gets the file, until it expires. */
export function signedPath(secretKey: Uint8Array, id: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return `${downloadPath}/${id}?expires=${expires}&signature=${signatureOf(secretKey, { id, expires })}`;
}

/** Whether we signed this, and its time is not over. */
export function isGoodLink(secretKey: Uint8Array, download: SignedDownload, signature: string, now: Date): boolean {
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(secretKey, download))];
  return given.length === own.length && timingSafeEqual(given, own) && download.expires * 1000 > now.getTime();
}

function signatureOf(secretKey: Uint8Array, { id, expires }: SignedDownload): string {
  const key = new Uint8Array(hkdfSync("sha256", secretKey, "", "pharos query download", 32));
  return createHmac("sha256", key).update(`${id} ${expires}`).digest("base64url");
}
