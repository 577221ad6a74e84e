import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { GlobalHelper, Rule } from "@pharos/domain";
import { analysisTypes, idKeyOf } from "./analysis-types.ts";
import type { ContentProblem } from "./content-problem.ts";
import { readGlobal } from "./read-global.ts";
import { readRule } from "./read-rule.ts";
import { parseYamlItem, type YamlItem } from "./yaml-item.ts";

/** An item of a kind that is recognised but not evaluated yet. */
export interface OtherItem {
  readonly file: string;
  readonly analysisType: string;
  readonly id: string;
}

export interface LoadedContent {
  readonly rules: Rule[];
  readonly globals: GlobalHelper[];
  readonly others: OtherItem[];
  /** Everything that is wrong, in the order of the files; the items concerned are left out of the lists. */
  readonly problems: ContentProblem[];
}

/** Reads every analysis item below the folder. Rejects only where the folder can't be read. */
export async function loadContent(folder: string): Promise<LoadedContent> {
  const content: LoadedContent = { rules: [], globals: [], others: [], problems: [] };
  const ids = new Map<string, string>();
  for (const path of await yamlFiles(folder)) {
    const file = relative(folder, path).split(sep).join("/");
    const [text, { mtime }] = await Promise.all([readFile(path, "utf8"), stat(path)]);
    const item = parseYamlItem(file, text, mtime, content.problems);
    if (item !== undefined && isFirstOfItsId(item, ids)) await readItem(item, dirname(path), content);
  }
  return content;
}

async function yamlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const found: string[] = [];
  for (const { name, ...entry } of entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))) {
    if (name.startsWith(".") || name === "__pycache__") continue;
    if (entry.isFolder) found.push(...(await yamlFiles(join(folder, name))));
    else if (/\.ya?ml$/.test(name)) found.push(join(folder, name));
  }
  return found;
}

function isFirstOfItsId(item: YamlItem, ids: Map<string, string>): boolean {
  const key = idKeyOf(item.analysisType);
  const id = key === undefined ? undefined : item.root.get(key);
  if (typeof id !== "string") return true;
  const earlier = ids.get(id);
  if (earlier !== undefined) item.report(`the id ${id} is taken by ${earlier}`, item.root);
  ids.set(id, earlier ?? item.file);
  return earlier === undefined;
}

async function readItem(item: YamlItem, folder: string, content: LoadedContent): Promise<void> {
  const { analysisType, root } = item;
  const isSimple = root.has("Detection") || root.has("BaseDetection") || root.has("ScheduledQueries");
  if (analysisType === "rule" && !isSimple) {
    const rule = await withBody(item, folder, readRule(item));
    if (rule !== undefined) content.rules.push(rule);
  } else if (analysisType === "global") {
    const global = await withBody(item, folder, readGlobal(item));
    if (global !== undefined) content.globals.push(global);
  } else if (idKeyOf(analysisType) !== undefined) {
    content.others.push({ file: item.file, analysisType, id: String(root.get(idKeyOf(analysisType) ?? "") ?? "") });
  } else {
    item.report(`AnalysisType must be one of ${analysisTypes.join(", ")}`, root);
  }
}

async function withBody<T extends { readonly filename: string }>(
  item: YamlItem,
  folder: string,
  read: T | undefined,
): Promise<(Omit<T, "filename"> & { body: string }) | undefined> {
  if (read === undefined) return undefined;
  const { filename, ...rest } = read;
  try {
    return { ...rest, body: await readFile(join(folder, filename), "utf8") };
  } catch {
    item.report(`the file ${filename} can't be read`, item.root);
    return undefined;
  }
}
