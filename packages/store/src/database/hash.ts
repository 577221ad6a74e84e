import { createHash } from "node:crypto";

/**
 * Of tokens, so that who reads the database cannot use them (they are long and random: a plain hash is enough),
 * and of texts too long for an index.
 */
export function sha256(...parts: readonly string[]): Buffer {
  const hash = createHash("sha256");
  // The length keeps ("ab", "c") and ("a", "bc") apart.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest();
}
