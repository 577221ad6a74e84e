import type { Db } from "../database/connect.ts";
import type { SecretBox } from "../secrets/secret-box.ts";

export function secretPlace(id: string): string {
  return `sources.secret/${id}`;
}

/** Hashes a secret so that its source can be found by it. */
export function hashSecret(box: SecretBox, secret: string): string {
  return box.hash(secret, "sources.secret");
}

export function sealSecret(box: SecretBox, id: string, secret: string): { secret: string; secretHash: string } {
  return { secret: box.seal(secret, secretPlace(id)), secretHash: hashSecret(box, secret) };
}

/** Adds the hashes of secrets that were sealed before hashes were kept. A secret that does not open gets none. */
export async function fillSecretHashes(db: Db, box: SecretBox): Promise<void> {
  const rows = await db
    .selectFrom("sources")
    .select(["id", "secret"])
    .where("secretHash", "is", null)
    .where("secret", "is not", null)
    .execute();
  for (const { id, secret } of rows) {
    const secretHash = secret === null ? undefined : tryHash(box, id, secret);
    if (secretHash === undefined) continue;
    // Only beside the secret that was hashed: it may have been changed since.
    await db.updateTable("sources").set({ secretHash }).where("id", "=", id).where("secret", "=", secret).execute();
  }
}

function tryHash(box: SecretBox, id: string, sealed: string): string | undefined {
  try {
    return hashSecret(box, box.open(sealed, secretPlace(id)));
  } catch {
    return undefined;
  }
}
