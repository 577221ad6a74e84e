import { defineError } from "@pharos/domain";

export const chunkTooLarge = defineError(
  "chunks.too_large",
  "TooLarge",
  (bytesMax: number) => `The data is larger than ${sizeText(bytesMax)} after decompression. Send it in parts.`,
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

function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return Number.isInteger(megabytes) ? `${megabytes} MB` : `${bytes} bytes`;
}
