import { createHash } from "node:crypto";
import { type SourceFile, type TransportMessage, transportDamaged } from "@pharos/domain";
import type { DeliveringSource, Delivery } from "../ingest/delivery.ts";

/** A process that reads an older form has to be started before one that writes a newer one. */
const version = 1;

/** What is known of a delivery before its bytes are read. */
export interface DeliveryHead {
  readonly source: DeliveringSource;
  readonly token: string;
  readonly bodyDigest?: string | undefined;
  readonly sourceFile?: SourceFile | undefined;
  readonly receivedAt: Date;
}

type Body = Pick<Delivery, "bytes" | "unreadable">;

/**
 * A delivery as a message. Its ID is made of the token and of the body's digest: the same delivery is kept once, and
 * another body under the same token is a message that is refused with its reason.
 */
export function encodeDelivery(delivery: Delivery & { readonly token: string }): TransportMessage {
  const { source, token, bodyDigest, sourceFile, receivedAt, bytes, unreadable = [] } = delivery;
  const { id, label, logTypes, streamType, streamOptions } = source;
  const head = { version, source: { id, label, logTypes, streamType, streamOptions }, token, bodyDigest, sourceFile };
  const problems = unreadable.length === 0 ? Buffer.alloc(0) : Buffer.from(JSON.stringify(unreadable));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(problems.byteLength);
  return {
    id: createHash("sha256")
      .update(`${token} ${bodyDigest ?? ""}`)
      .digest("hex"),
    head: Buffer.from(JSON.stringify({ ...head, receivedAt: receivedAt.toISOString() })),
    bytes: Buffer.concat([length, problems, bytes]),
  };
}

/** Undefined for what a newer version of Pharos wrote. @throws transportDamaged */
export function decodeHead(bytes: Uint8Array): DeliveryHead | undefined {
  try {
    const head = JSON.parse(Buffer.from(bytes).toString()) as Omit<DeliveryHead, "receivedAt"> & {
      readonly version: number;
      readonly receivedAt: string;
    };
    if (head.version > version) return undefined;
    const { source, token, bodyDigest, sourceFile } = head;
    return { source, token, bodyDigest, sourceFile, receivedAt: new Date(head.receivedAt) };
  } catch {
    throw transportDamaged("its head cannot be read.");
  }
}

/** @throws transportDamaged */
export function decodeBody(bytes: Uint8Array): Body {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (all.byteLength < 4) throw transportDamaged("its beginning is missing.");
  const end = 4 + all.readUInt32BE(0);
  if (end > all.byteLength) throw transportDamaged("its end is missing.");
  return {
    bytes: all.subarray(end),
    ...(end > 4 && { unreadable: JSON.parse(all.subarray(4, end).toString()) as Delivery["unreadable"] }),
  };
}
