import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Addresses that are signed alike; those of one kind are worth nothing for another. */
export interface LinkKind {
  readonly path: string;
  readonly purpose: string;
}

export const queryDownloadLinks: LinkKind = { path: "/downloads/queries", purpose: "pharos query download" };
export const projectArchiveLinks: LinkKind = { path: "/uploads/projects", purpose: "pharos project archive" };

/** What a link is good for, and until when. */
interface SignedThing {
  readonly id: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** The path with its signature; it is good for whoever has it, until it expires. */
export function signedPath(kind: LinkKind, secretKey: Uint8Array, id: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return `${kind.path}/${id}?expires=${expires}&signature=${signatureOf(kind, secretKey, { id, expires })}`;
}

/** Whether we signed this, and its time is not over. `query` is that of its address. */
export function isGoodLink(kind: LinkKind, secretKey: Uint8Array, id: string, query: unknown, now: Date): boolean {
  const { expires: text, signature } = (query ?? {}) as Readonly<Record<string, unknown>>;
  const expires = Number(text);
  if (!Number.isInteger(expires) || typeof signature !== "string") return false;
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(kind, secretKey, { id, expires }))];
  return given.length === own.length && timingSafeEqual(given, own) && expires * 1000 > now.getTime();
}

function signatureOf({ purpose }: LinkKind, secretKey: Uint8Array, { id, expires }: SignedThing): string {
  const key = new Uint8Array(hkdfSync("sha256", secretKey, "", purpose, 32));
  return createHmac("sha256", key).update(`${id} ${expires}`).digest("base64url");
}
