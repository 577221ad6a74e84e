import type { Chunk } from "@pharos/normalize";

/** What a source with these log types delivers, for tests. */
export function aChunk(bytes: Uint8Array, streamType: Chunk["streamType"], logTypes: readonly string[]): Chunk {
  return {
    bytes,
    streamType,
    streamOptions: {},
    logTypes,
    sourceId: "5b2f0c1e-8a7d-4e7c-9d54-0c7b6a9e1f20",
    sourceLabel: "Harbour",
    receivedAtMs: Date.UTC(2026, 1, 4, 12),
    rowIdPrefix: "00000000000000aa",
  };
}
