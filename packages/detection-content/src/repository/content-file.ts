import { stat } from "node:fs/promises";
import { dirname, join, posix, relative, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import { readInRepository } from "./repository-root.ts";

/** A file that may hold an item, wherever it is. */
export interface ContentFile {
  /** As problems name it, with forward slashes. */
  readonly name: string;
  readonly read: () => Promise<{ readonly text: string; readonly modifiedAt: Date }>;
  /** The file that the item names, relative to its own folder. Rejects where it can't be read. */
  readonly readBeside: (filename: string) => Promise<string>;
  /** The same as it is, for a file that is not text. */
  readonly readBytesBeside: (filename: string) => Promise<Buffer>;
}

/** A file of the file system; named relative to `base`. What lies outside of the folder `root` is not read for it. */
export function fileOnDisk(base: string, path: string, root: string): ContentFile {
  return {
    name: relative(base, path).split(sep).join("/"),
    async read() {
      const [bytes, { mtime }] = await Promise.all([readInRepository(root, path), stat(path)]);
      return { text: bytes.toString("utf8"), modifiedAt: mtime };
    },
    readBeside: async (filename) => (await readInRepository(root, join(dirname(path), filename))).toString("utf8"),
    readBytesBeside: (filename) => readInRepository(root, join(dirname(path), filename)),
  };
}

/** The YAML files of an archive that was read into memory, in the order of their names; a name may begin with `..`. */
export function filesInMemory(files: ReadonlyMap<string, Buffer>, modifiedAt: Date): ContentFile[] {
  const byPath = new Map([...files].map(([name, bytes]) => [posix.normalize(name), bytes]));
  const bytesOf = (path: string) => {
    const bytes = byPath.get(posix.normalize(path));
    if (bytes === undefined) throw new Error(`${path} is not in the archive`);
    return bytes;
  };
  return [...files.keys()]
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => ({
      name,
      async read() {
        // Reading YAML takes its time: whatever else waits gets its turn between two files.
        await setImmediate();
        return { text: bytesOf(name).toString("utf8"), modifiedAt };
      },
      readBeside: async (filename) => bytesOf(posix.join(posix.dirname(name), filename)).toString("utf8"),
      readBytesBeside: async (filename) => bytesOf(posix.join(posix.dirname(name), filename)),
    }));
}
