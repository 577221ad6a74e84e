import { readFile, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { DataModel, GlobalHelper, Policy, Rule } from "@pharos/domain";
import { analysisTypes, idKeyOf } from "./analysis-types.ts";
import type { ContentProblem } from "./content-problem.ts";
import { findContentFiles } from "./find-content-files.ts";
import { type ItemFilter, isFinished } from "./item-filter.ts";
import type { OtherItem } from "./other-item.ts";
import { readDataModel, reportIfSecond } from "./read-data-model.ts";
import { readGlobal } from "./read-global.ts";
import { readOther } from "./read-other.ts";
import { readPolicy } from "./read-policy.ts";
import { deriveRule, readDerivedRule, readRule } from "./read-rule.ts";
import { parseYamlItem, type YamlItem } from "./yaml-item.ts";

/** Where an item comes from; paths as in problems. */
export interface ItemSource {
  readonly file: string;
  /** Its Python; undefined for an item without. */
  readonly bodyFile: string | undefined;
  /** False for a `Status` of Experimental or Deprecated. */
  readonly isFinished: boolean;
}

export interface LoadedContent {
  readonly rules: Rule[];
  readonly scheduledRules: Rule[];
  readonly policies: Policy[];
  readonly globals: GlobalHelper[];
  readonly dataModels: DataModel[];
  readonly others: OtherItem[];
  /** Everything that is wrong, in the order of the files; the items concerned are left out of the lists. */
  readonly problems: ContentProblem[];
  /** By id, of the items in the lists. */
  readonly sources: Map<string, ItemSource>;
  /** How many items there are, also broken ones. */
  itemCount: number;
}

export interface LoadOptions {
  /** Which items are wanted; globals and data models always are, since others need them. */
  readonly filters?: readonly ItemFilter[];
  /** Folders of which only globals and data models are taken, and those not counted. */
  readonly supporting?: readonly string[];
  /** What files are named relative to; by default the path when there is one. */
  readonly base?: string;
}

const supportingTypes = new Set(["global", "datamodel"]);

/** Reads every analysis item at and below the paths. Rejects only where one of them can't be read. */
export async function loadContent(
  paths: string | readonly string[],
  options: LoadOptions = {},
): Promise<LoadedContent> {
  const { filters = [], supporting = [], base = typeof paths === "string" ? paths : "." } = options;
  const content: LoadedContent = {
    rules: [],
    scheduledRules: [],
    policies: [],
    globals: [],
    dataModels: [],
    others: [],
    problems: [],
    sources: new Map(),
    itemCount: 0,
  };
  const ids = new Map<string, string>();
  const seen = new Set<string>();
  const unwanted = new Map<unknown, string>();
  const derived: (() => Promise<void>)[] = [];

  async function load(path: string, isSupport: boolean): Promise<void> {
    if (seen.has(path)) return;
    seen.add(path);
    const file = relative(base, path).split(sep).join("/");
    const [text, { mtime }] = await Promise.all([readFile(path, "utf8"), stat(path)]);
    const problemsBefore = content.problems.length;
    const item = parseYamlItem(file, text, mtime, content.problems);
    if (item === undefined) {
      if (content.problems.length > problemsBefore) content.itemCount += 1;
      return;
    }
    const root = item.root.toJSON() as Record<string, unknown>;
    if (!supportingTypes.has(item.analysisType)) {
      if (isSupport) return;
      if (!filters.every(({ isWanted }) => isWanted(root))) {
        unwanted.set(item.root.get("RuleID"), path);
        return;
      }
    }
    if (!isSupport) content.itemCount += 1;
    if (!isFirstOfItsId(item, ids)) return;
    if (item.root.has("BaseDetection")) derived.push(() => derive(item, isFinished(root)));
    else await readItem(item, dirname(path), isFinished(root), content);
  }

  /** The base may be an item that the filters leave out. */
  async function derive(item: YamlItem, isDone: boolean): Promise<void> {
    const read = readDerivedRule(item);
    if (read === undefined || item.isBroken()) return;
    const place = unwanted.get(read.baseId);
    const from = place === undefined ? content : await loadContent(place, { base });
    const baseRule = from.rules.find(({ id }) => id === read.baseId);
    const source = from.sources.get(read.baseId);
    if (baseRule === undefined || baseRule.baseDetection !== undefined) {
      item.report(`BaseDetection must name a rule with logic of its own: ${read.baseId} is none`, item.root);
      return;
    }
    content.rules.push(deriveRule(baseRule, read));
    content.sources.set(read.id, { file: item.file, bodyFile: source?.bodyFile, isFinished: isDone });
  }

  for (const path of typeof paths === "string" ? [paths] : paths) {
    for (const file of await findContentFiles(resolve(path))) await load(file, false);
  }
  for (const folder of supporting) {
    for (const file of await findContentFiles(resolve(folder))) await load(file, true);
  }
  // Their bases may come later in the order of the files.
  for (const read of derived) await read();
  return content;
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

async function readItem(item: YamlItem, folder: string, isDone: boolean, content: LoadedContent): Promise<void> {
  const { analysisType, file } = item;
  const add = <T extends { readonly id: string }>(list: T[], read: T | undefined, filename?: string): void => {
    if (read === undefined || item.isBroken()) return;
    list.push(read);
    const bodyFile = filename === undefined ? undefined : join(dirname(file), filename).split(sep).join("/");
    content.sources.set(read.id, { file, bodyFile, isFinished: isDone });
  };
  switch (analysisType) {
    case "rule":
    case "scheduled_rule": {
      const [rule, filename] = await withBody(item, folder, readRule(item));
      return add(rule?.scheduledQueries === undefined ? content.rules : content.scheduledRules, rule, filename);
    }
    case "policy":
      return add(content.policies, ...(await withBody(item, folder, readPolicy(item))));
    case "global":
      return add(content.globals, ...(await withBody(item, folder, readGlobal(item))));
    case "datamodel": {
      const [model, filename] = await withBody(item, folder, readDataModel(item));
      if (model !== undefined) reportIfSecond(item, model, content.dataModels);
      return add(content.dataModels, model, filename);
    }
    default:
      if (idKeyOf(analysisType) !== undefined) return add(content.others, readOther(item));
      item.report(`AnalysisType must be one of ${analysisTypes.join(", ")}`, item.root);
  }
}

/** The item with the Python that it names, and that file's name; a file that can't be read is a problem. */
async function withBody<T extends { readonly filename: string | undefined }>(
  item: YamlItem,
  folder: string,
  read: T | undefined,
): Promise<[(Omit<T, "filename"> & { body: string }) | undefined, string | undefined]> {
  if (read === undefined) return [undefined, undefined];
  const { filename, ...rest } = read;
  if (filename === undefined) return [{ ...rest, body: "" }, undefined];
  try {
    return [{ ...rest, body: await readFile(join(folder, filename), "utf8") }, filename];
  } catch {
    item.report(`the file ${filename} can't be read`, item.root);
    return [undefined, undefined];
  }
}
