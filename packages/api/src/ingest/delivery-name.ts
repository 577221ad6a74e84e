import { createHash, type Hash } from "node:crypto";
import type { HttpAuth } from "@pharos/domain";
import { signedDelivery } from "../sources/source-auth.ts";
import { firehoseId } from "./body-format.ts";
import { chunkToken } from "./chunk-token.ts";

/** What a delivery is called, and a digest of its body where the sender gave it that name. */
export interface DeliveryName {
  readonly token: string | undefined;
  update(piece: Uint8Array): void;
  /** Once the whole body came. */
  bodyDigest(): string | undefined;
}

/** @throws idempotencyKeyInvalid */
export function openDeliveryName(
  sourceId: string,
  auth: HttpAuth,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): DeliveryName {
  const key = headers["idempotency-key"]?.toString() ?? signedDelivery(auth, headers) ?? firehoseId(headers);
  // Without a name nothing is ever compared.
  const hash: Hash | undefined = key === undefined ? undefined : createHash("sha256");
  return {
    token: chunkToken(sourceId, key),
    update: (piece) => void hash?.update(piece),
    bodyDigest: () => hash?.digest("hex"),
  };
}
