import { strToU8, zipSync } from "fflate";
import { saveBlob } from "../../../session/save-blob.ts";

interface ExportedFile {
  readonly path: string;
  readonly text: string;
}

/** Saves the files as an archive that the upload takes back. */
export function saveArchive(files: readonly ExportedFile[], name: string): void {
  const bytes = zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])));
  saveBlob(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/zip" }), name);
}
