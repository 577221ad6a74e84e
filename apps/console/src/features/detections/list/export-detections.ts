import { strToU8, zipSync } from "fflate";

interface ExportedFile {
  readonly path: string;
  readonly text: string;
}

/** Saves the files as an archive that the upload takes back. */
export function saveArchive(files: readonly ExportedFile[], name: string): void {
  const bytes = zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])));
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/zip" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
