import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describeError } from "@pharos/domain";
import { wheelUnreadable } from "./errors.ts";
import { readZip } from "./read-zip.ts";

/** The files of packages by their path: the text of `package/module.py`, all others in base64. */
export type PythonLibraries = Readonly<Record<string, string>>;

const limits = { fileBytesMax: 8 * 1024 * 1024, totalBytesMax: 64 * 1024 * 1024 };

function isWanted(path: string): boolean {
  return !/(^|\/)(\.\.(\/|$)|$)|\.(so|pyd|dylib)$/.test(path);
}

/**
 * All wheels of a folder, without what is compiled from C.
 * Rejects where the folder can't be read, and with `detections.wheel_unreadable` for a wheel that is none.
 */
export async function readWheels(folder: string): Promise<PythonLibraries> {
  const libraries: Record<string, string> = {};
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".whl")).sort()) {
    try {
      const files = readZip(await readFile(join(folder, name)), isWanted, limits);
      for (const [path, bytes] of files) libraries[path] = bytes.toString(path.endsWith(".py") ? "utf8" : "base64");
    } catch (error) {
      throw wheelUnreadable(name, describeError(error));
    }
  }
  return libraries;
}
