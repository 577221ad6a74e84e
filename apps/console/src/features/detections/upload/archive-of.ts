/** What a person chose: an archive as it is, or files that become one. */
export interface Archive {
  readonly name: string;
  readonly base64: string;
}

const contentFile = /\.(?:ya?ml|py|csv|jsonl?|ndjson|gz|mmdb)$/i;
const hidden = /(?:^|\/)(?:\.|__pycache__)/;

/** Whether the file belongs to a repository of detections; version control and caches do not. */
export function isContentFile(path: string): boolean {
  return contentFile.test(path) && !hidden.test(path);
}

/** Rejects with a sentence for the person when there is nothing to send. */
export async function archiveOf(files: readonly File[]): Promise<Archive> {
  const [first] = files;
  if (files.length === 1 && first && /\.zip$/i.test(first.name))
    return { name: first.name, base64: await base64Of(first) };
  const chosen = files.filter((file) => isContentFile(pathOf(file)));
  if (chosen.length === 0) {
    throw new Error("These files contain no detections. Choose a .zip, a folder, or .yml and .py files.");
  }
  // Loaded with the first folder: most people bring an archive.
  const { zip } = await import("fflate");
  const entries = await Promise.all(
    chosen.map(async (file) => [pathOf(file), new Uint8Array(await file.arrayBuffer())] as const),
  );
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip(Object.fromEntries(entries), (error, data) =>
      error ? reject(error) : resolve(data as Uint8Array<ArrayBuffer>),
    );
  });
  const name = chosen.length === 1 ? (chosen[0]?.name ?? "") : `${chosen.length} files`;
  return { name, base64: await base64Of(new Blob([bytes])) };
}

/** A folder's files carry their place in it. */
function pathOf(file: File): string {
  return file.webkitRelativePath || file.name;
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("The file could not be read"));
    reader.readAsDataURL(blob);
  });
}
