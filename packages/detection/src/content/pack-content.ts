import { readFile } from "node:fs/promises";
import { join, posix, relative, resolve, sep } from "node:path";
import { findContentFiles } from "./find-content-files.ts";
import { readYaml } from "./read-yaml.ts";

/**
 * The files that an upload of everything at and below the paths needs: YAML with an item, and the file that each names.
 * Their names are relative to `base`, with forward slashes, and begin with `..` for what is elsewhere.
 * Rejects where a path can't be read.
 */
export async function packContent(paths: readonly string[], base = "."): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of paths) {
    for (const file of await findContentFiles(resolve(path))) {
      const bytes = await readFile(file);
      const item = itemOf(bytes.toString("utf8"));
      if (item === undefined) continue;
      const name = relative(resolve(base), file).split(sep).join("/");
      files.set(name, bytes);
      if (typeof item.Filename === "string") await addBeside(files, base, name, item.Filename);
    }
  }
  return files;
}

/** The root of the YAML where it may be an item, a Sigma rule or a table for Sigma; what is broken is kept, to be told. */
function itemOf(text: string): Readonly<Record<string, unknown>> | undefined {
  let root: unknown;
  try {
    root = readYaml(text);
  } catch {
    return /^(AnalysisType|logsource|correlation)\s*:/m.test(text) ? {} : undefined;
  }
  if (root === null || typeof root !== "object" || Array.isArray(root)) return undefined;
  const isItem = ["AnalysisType", "logsource", "correlation", "SigmaMapping"].some((key) => Object.hasOwn(root, key));
  return isItem ? (root as Record<string, unknown>) : undefined;
}

/** A file that is missing is left to the server to tell, with the place where it is named. */
async function addBeside(files: Map<string, Buffer>, base: string, name: string, filename: string): Promise<void> {
  const beside = posix.join(posix.dirname(name), filename);
  const bytes = await readFile(join(resolve(base), beside)).catch(() => undefined);
  if (bytes !== undefined) files.set(beside, bytes);
}
