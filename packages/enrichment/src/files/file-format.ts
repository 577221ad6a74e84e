export type FileFormat = "csv" | "json-lines" | "mmdb";

/** Stands before the description of a MaxMind database, which lies at the end of the file. */
const mmdbMarker = Buffer.from("\xab\xcd\xefMaxMind.com", "latin1");
const mmdbDescriptionBytesMax = 128 * 1024;

/** Told by what the file holds, not by its name. */
export function fileFormat(bytes: Buffer): FileFormat {
  if (bytes.subarray(-mmdbDescriptionBytesMax).includes(mmdbMarker)) return "mmdb";
  const start = bytes
    .toString("utf8", 0, 64)
    .replace(/^\ufeff/, "")
    .trimStart();
  return start.startsWith("{") ? "json-lines" : "csv";
}
