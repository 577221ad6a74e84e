import { resolve } from "node:path";
import { deriveRule, type Rule } from "@pharos/domain";
import { readDerivedRule } from "../items/read-rule.ts";
import { type ContentFile, fileOnDisk } from "../repository/content-file.ts";
import { isLeaving } from "../repository/errors.ts";
import { findContentFiles } from "../repository/find-content-files.ts";
import { type ItemFilter, isFinished } from "../repository/item-filter.ts";
import { type LoadedContent, noContent } from "../repository/loaded-content.ts";
import { findRepositoryRoot } from "../repository/repository-root.ts";
import { collectSigma } from "../sigma/collect-sigma.ts";
import { placesOf } from "../yaml/places-of.ts";
import { parseYamlItem, type YamlItem } from "../yaml/yaml-item.ts";
import { addCorrelationRule, type FindDetection } from "./add-correlation-rule.ts";
import { addItem } from "./add-item.ts";
import { idKeyOf } from "./analysis-types.ts";

export type { LoadedContent } from "../repository/loaded-content.ts";

export interface LoadOptions {
  /** Which items are wanted; globals, data models and mappings of Sigma always are, since others need them. */
  readonly filters?: readonly ItemFilter[];
  /** Folders of which only globals, data models and mappings of Sigma are taken, and those not counted. */
  readonly supporting?: readonly string[];
  /** What files are named relative to; by default the path when there is one. */
  readonly base?: string;
}

/** Reads every analysis item at and below the paths. Rejects only where one of them can't be read. */
export async function loadContent(
  paths: string | readonly string[],
  options: LoadOptions = {},
): Promise<LoadedContent> {
  const { filters = [], supporting = [], base = typeof paths === "string" ? paths : "." } = options;
  const below = async (list: readonly string[]) => {
    const roots = new Map<string, string>();
    for (const path of list) {
      const root = await findRepositoryRoot(resolve(path));
      for (const file of await findContentFiles(resolve(path))) roots.set(file, roots.get(file) ?? root);
    }
    return [...roots].map(([path, root]) => fileOnDisk(base, path, root));
  };
  const files = await below(typeof paths === "string" ? [paths] : paths);
  const names = new Set(files.map(({ name }) => name));
  const support = (await below(supporting)).filter(({ name }) => !names.has(name));
  return loadFiles(files, { filters, supporting: support });
}

export interface LoadFilesOptions {
  readonly filters?: readonly ItemFilter[];
  readonly supporting?: readonly ContentFile[];
  /** Looks for a rule that others derive from where the files have none of its id. */
  readonly findBase?: (ruleId: string) => Promise<Rule | undefined>;
  /** Looks for a detection that a correlation rule names where the files have none of its id. */
  readonly findDetection?: FindDetection;
}

/** Reads the analysis items of the files. Rejects only where a file can't be read. */
export async function loadFiles(
  files: readonly ContentFile[],
  { filters = [], supporting = [], findBase = async () => undefined, findDetection }: LoadFilesOptions = {},
): Promise<LoadedContent> {
  const content = noContent();
  const ids = new Map<string, string>();
  const unwanted = new Map<unknown, ContentFile>();
  const derived: (() => Promise<void>)[] = [];
  const correlating: (() => Promise<void>)[] = [];
  const sigma = collectSigma({ filters, isFirst: (id, item) => isFirst(id, item, ids) });

  async function load(file: ContentFile, isSupport: boolean): Promise<void> {
    const read = await file.read().catch((error: unknown) => {
      if (!isLeaving(error)) throw error;
      content.problems.push({ file: file.name, item: file.name, line: 1, column: 1, message: error.message });
    });
    if (!read) return;
    const { text, modifiedAt } = read;
    if (sigma.takes(file, text, modifiedAt, isSupport)) return;
    const problemsBefore = content.problems.length;
    const item = parseYamlItem(file.name, text, modifiedAt, content.problems);
    if (item === undefined) {
      if (content.problems.length > problemsBefore) content.itemCount += 1;
      return;
    }
    const root = item.root.toJSON() as Record<string, unknown>;
    if (!supportingTypes.has(item.analysisType)) {
      if (isSupport) return;
      if (!filters.every(({ isWanted }) => isWanted(root))) {
        unwanted.set(item.root.get("RuleID"), file);
        return;
      }
    }
    if (!isSupport) content.itemCount += 1;
    if (!isFirstOfItsId(item, ids)) return;
    const isDone = isFinished(root);
    if (item.root.has("BaseDetection")) derived.push(() => derive(item, isDone));
    else if (item.analysisType === "correlation_rule")
      correlating.push(() => addCorrelationRule(item, isDone, content, find));
    else await addItem(item, file, isDone, content);
  }

  /** The base may be an item that the filters leave out, or somewhere else. */
  async function derive(item: YamlItem, isDone: boolean): Promise<void> {
    const read = readDerivedRule(item);
    if (read === undefined || item.isBroken()) return;
    const place = unwanted.get(read.baseId);
    const from = place === undefined ? content : await loadFiles([place]);
    const base = from.rules.find(({ id }) => id === read.baseId) ?? (await findBase(read.baseId));
    if (base === undefined || base.kind !== "RULE") {
      item.report(`BaseDetection must name a rule with logic of its own: ${read.baseId} is none`, item.root);
      return;
    }
    const record = { managed: true, createdAt: item.modifiedAt, lastModified: item.modifiedAt };
    content.rules.push({ ...deriveRule(base, read.id, read.own), ...record });
    const bodyFile = from.sources.get(read.baseId)?.bodyFile;
    content.sources.set(read.id, { file: item.file, bodyFile, isFinished: isDone, places: placesOf(item) });
  }

  /** Files without any rule are a part of a repository, whose rules are elsewhere. */
  const find: FindDetection = async (id) => {
    if (content.policies.some((policy) => policy.id === id)) return { kind: "POLICY", enabled: true };
    const hasRules = content.rules.length + content.scheduledRules.length + unwanted.size > 0;
    const isHere = ids.has(id) || unwanted.has(id) || (findDetection === undefined && !hasRules);
    return isHere ? { kind: "RULE", enabled: true } : findDetection?.(id);
  };

  for (const file of files) await load(file, false);
  for (const file of supporting) await load(file, true);
  await sigma.addTo(content);
  // Their bases and rules may come later in the order of the files.
  for (const read of [...derived, ...correlating]) await read();
  return content;
}

const supportingTypes = new Set(["global", "datamodel"]);

function isFirstOfItsId(item: YamlItem, ids: Map<string, string>): boolean {
  const key = idKeyOf(item.analysisType);
  const id = key === undefined ? undefined : item.root.get(key);
  return typeof id !== "string" || isFirst(id, item, ids);
}

function isFirst(id: string, item: Pick<YamlItem, "file" | "root" | "report">, ids: Map<string, string>): boolean {
  const earlier = ids.get(id);
  if (earlier !== undefined) item.report(`the id ${id} is taken by ${earlier}`, item.root);
  ids.set(id, earlier ?? item.file);
  return earlier === undefined;
}
