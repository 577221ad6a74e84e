import type { PythonFiles } from "./lock-files.ts";

/**
 * Writes the files of packages, which Python reads by their path. `payload`: u32 length of the list, in little-endian |
 * the list as JSON, `[path, length]` of each file | their bytes, one after the other.
 */
export function writeFiles(files: PythonFiles, payload: Uint8Array<ArrayBuffer>): void {
  const listBytes = new DataView(payload.buffer, payload.byteOffset).getUint32(0, true);
  let at = 4 + listBytes;
  const list = JSON.parse(new TextDecoder().decode(payload.subarray(4, at))) as [path: string, length: number][];
  for (const [path, length] of list) {
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, payload.slice(at, at + length));
    at += length;
  }
}
