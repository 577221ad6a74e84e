import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describeError } from "@pharos/domain";
import { wheelUnreadable } from "./errors.ts";
import { readZip } from "./read-zip.ts";

/** Python of packages by its path in them: `package/module.py`. */
export type PythonLibraries = Readonly<Record<string, string>>;

const sourceBytesMax = 8 * 1024 * 1024;

/**
 * The Python of all wheels of a folder; of C code and data, nothing.
 * Rejects where the folder can't be read, and with `detections.wheel_unreadable` for a wheel that is none.
 */
export async function readWheels(folder: string): Promise<PythonLibraries> {
  const libraries: Record<string, string> = {};
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".whl")).sort()) {
    try {
      const files = readZip(await readFile(join(folder, name)), (path) => path.endsWith(".py"), {
        fileBytesMax: sourceBytesMax,
      });
      for (const [path, bytes] of files) libraries[path] = bytes.toString("utf8");
    } catch (error) {
      throw wheelUnreadable(name, describeError(error));
    }
  }
  return libraries;
}
