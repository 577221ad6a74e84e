import { failureRawBytesMax } from "@pharos/domain";

/** What is kept of a record that failed: the beginning, where it is long. */
export function keptText(text: string): string {
  return text.length > failureRawBytesMax / 4 ? cutToBytes(text, failureRawBytesMax) : text;
}

function cutToBytes(text: string, bytesMax: number): string {
  const start = text.slice(0, bytesMax);
  const bytes = Buffer.from(start);
  // A character that the cut falls into is left out.
  return bytes.length <= bytesMax ? start : bytes.toString("utf8", 0, bytesMax).replace(/\ufffd$/, "");
}
