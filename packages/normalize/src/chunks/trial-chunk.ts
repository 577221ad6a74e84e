import type { Chunk } from "./chunk.ts";

/** Returns a chunk of no source, for records that are read and not stored. */
export function trialChunk(
  content: Pick<Chunk, "bytes" | "streamType" | "streamOptions" | "logTypes">,
  at: Date,
): Chunk {
  return { ...content, sourceId: "", sourceLabel: "", receivedAtMs: at.getTime(), rowIdPrefix: "0".repeat(24) };
}
