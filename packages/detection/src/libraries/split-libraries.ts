import type { PythonLibraries } from "@pharos/detection-content";

/** Where Python sees the files of packages, and the text of their modules in its messages. */
const root = "/packages";

export interface SplitLibraries {
  /** Python by its path in the packages. */
  readonly sources: Readonly<Record<string, string>>;
  /** All other files, as `writeFiles` of the sandbox reads them; undefined where there are none. */
  readonly files: Uint8Array | undefined;
}

/** Modules go to Python with the rules; other files go to where they can be opened. */
export function splitLibraries(libraries: PythonLibraries): SplitLibraries {
  const isSource = ([path]: [string, string]) => path.endsWith(".py");
  const all = Object.entries(libraries);
  const files = all
    .filter((file) => !isSource(file))
    .map(([path, base64]) => [path, Buffer.from(base64, "base64")] as const);
  return {
    sources: Object.fromEntries(all.filter(isSource)),
    files: files.length === 0 ? undefined : encodeFiles(files),
  };
}

function encodeFiles(files: readonly (readonly [path: string, bytes: Buffer])[]): Buffer {
  const list = Buffer.from(JSON.stringify(files.map(([path, bytes]) => [`${root}/${path}`, bytes.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(list.length);
  return Buffer.concat([length, list, ...files.map(([, bytes]) => bytes)]);
}
