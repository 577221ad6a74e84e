import { isUtf8 } from "node:buffer";
import type { FileContentType } from "@pharos/domain";
import { fileTypeFromBuffer } from "file-type";

const evtxMagic = Buffer.from("ElfFile\0");

/** What a file is by its content. Types that are text with a beginning of their own, such as XML, count as text. */
export async function findContentType(given: Uint8Array): Promise<FileContentType> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const isText = isUtf8(bytes) && !bytes.includes(0);
  if (bytes.subarray(0, evtxMagic.length).equals(evtxMagic))
    return { extension: "evtx", mediaType: "application/x-ms-evtx", isText };
  // A damaged file of a known type is one of no known type.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found) return { extension: found.ext, mediaType: found.mime, isText };
  return { extension: undefined, mediaType: isText ? "text/plain" : "application/octet-stream", isText };
}
