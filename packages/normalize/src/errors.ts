import { defineError } from "@pharos/domain";

export const schemaInvalid = defineError(
  "schemas.invalid",
  "InvalidLogSchema",
  (line: number, column: number, reason: string) => `line ${line}, column ${column}: ${reason}`,
);
export const schemaUnsupported = defineError(
  "schemas.unsupported",
  "InvalidLogSchema",
  (logType: string, reason: string) => `${logType}: ${reason}`,
);
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
export const samplesUnusable = defineError(
  "schemas.samples_unusable",
  "InvalidInput",
  (reason: string) => `No schema can be proposed from the samples: ${reason}`,
);
