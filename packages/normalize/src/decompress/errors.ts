import { defineError } from "@pharos/domain";

export const chunkTooLarge = defineError(
  "chunks.too_large",
  "TooLarge",
  (bytesMax: number) => `The data is larger than ${bytesMax} bytes after decompression`,
);
export const chunkTruncated = defineError(
  "chunks.truncated",
  "InvalidInput",
  (format: string) => `The ${format} data is truncated: it ends before its last block does`,
);
export const chunkCorrupt = defineError(
  "chunks.corrupt",
  "InvalidInput",
  (format: string, reason: string) => `The ${format} data is damaged: ${reason}`,
);
