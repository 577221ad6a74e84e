import { join, posix, relative, resolve, sep } from "node:path";
import { readYaml } from "../yaml/read-yaml.ts";
import { isLeaving, leavesRepository } from "./errors.ts";
import { findContentFiles } from "./find-content-files.ts";
import { findRepositoryRoot, readInRepository } from "./repository-root.ts";

/** A YAML file with an item, as far as it takes to send it somewhere. */
export interface PackedItem {
  /** Relative to the base, with forward slashes; it begins with `..` for what is elsewhere. */
  readonly path: string;
  /** Empty for YAML that can't be read: whoever gets it tells what is wrong. */
  readonly root: Readonly<Record<string, unknown>>;
  /** The YAML, and the file that it names; by their paths. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Every item at and below the paths, with what belongs to it. Rejects where a path can't be read or leads out of its repository. */
export async function packContent(paths: readonly string[], base = "."): Promise<PackedItem[]> {
  const items = new Map<string, PackedItem>();
  for (const path of paths) {
    const root = await findRepositoryRoot(resolve(path));
    for (const file of await findContentFiles(resolve(path))) {
      const item = await packFile(file, resolve(base), root);
      if (item !== undefined) items.set(item.path, item);
    }
  }
  return [...items.values()];
}

async function packFile(file: string, base: string, repository: string): Promise<PackedItem | undefined> {
  const bytes = await readInRepository(repository, file);
  const root = rootOf(bytes.toString("utf8"));
  if (root === undefined) return undefined;
  const path = relative(base, file).split(sep).join("/");
  const files = new Map([[path, bytes]]);
  if (typeof root.Filename === "string") {
    const beside = posix.join(posix.dirname(path), root.Filename);
    // One that is missing is left to the server to tell, with the place where it is named.
    const besideBytes = await readInRepository(repository, join(base, beside)).catch((error: unknown) => {
      if (isLeaving(error)) throw leavesRepository(`${root.Filename} that ${path} names`, repository);
    });
    if (besideBytes !== undefined) files.set(beside, besideBytes);
  }
  return { path, root, files };
}

/** The root of the YAML where it is an item, a Sigma rule or a table for Sigma; what is broken is kept, to be told. */
function rootOf(text: string): Readonly<Record<string, unknown>> | undefined {
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
