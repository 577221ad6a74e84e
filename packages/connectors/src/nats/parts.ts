/** Parts without a delivery for so long were left by a process that died while it sent them. */
const orphanMs = 60 * 60_000;

/** Cuts bytes into parts of at most so many. */
export function partsOf(bytes: Uint8Array, partBytesMax: number): Uint8Array[] {
  const count = Math.ceil(bytes.byteLength / partBytesMax);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * partBytesMax, (at + 1) * partBytesMax));
}

/** Tells whether nobody will read parts whose first one was sent at that time. */
export function areOrphans(sentAt: Date, hasDelivery: boolean, nowMs: number): boolean {
  return !hasDelivery && nowMs - sentAt.getTime() > orphanMs;
}
