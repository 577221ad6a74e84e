import { createHash } from "node:crypto";
import { defineError } from "@pharos/domain";

const idempotencyKeyInvalid = defineError(
  "ingest.idempotency_key_invalid",
  "InvalidInput",
  () => "The header Idempotency-Key must have 1 to 200 visible ASCII characters",
);

/**
 * The name under which a chunk is stored once. A sender that repeats a request repeats its Idempotency-Key, and so
 * the token; keys of different sources never meet. Undefined without a key: then each request is new.
 */
export function chunkToken(sourceId: string, idempotencyKey: string | undefined): string | undefined {
  if (idempotencyKey === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) throw idempotencyKeyInvalid();
  return createHash("sha256").update(`${sourceId} ${idempotencyKey}`).digest("hex");
}
