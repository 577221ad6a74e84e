import { defineError } from "@pharos/domain";

const keyReused = defineError(
  "ingest.idempotency_key_reused",
  "AlreadyExists",
  () =>
    "This Idempotency-Key was used for another body, and this body was not stored. Give each delivery a key of its own, and repeat a key only with the same bytes.",
);

interface NamedBody {
  readonly bodyDigest?: string | undefined;
}

/**
 * A name that is used again must come with the same bytes. What was stored without a digest is believed to be the same.
 * @throws keyReused
 */
export function checkSameBody(earlier: NamedBody, now: NamedBody): void {
  const isKnown = earlier.bodyDigest !== undefined && now.bodyDigest !== undefined;
  if (isKnown && earlier.bodyDigest !== now.bodyDigest) throw keyReused();
}
