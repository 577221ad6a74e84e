import { posix } from "node:path";
import type { ContentFile } from "../content/content-file.ts";
import type { ItemFilter } from "../content/item-filter.ts";
import type { LoadedContent } from "../content/loaded-content.ts";
import { parseYamlItem } from "../content/yaml-item.ts";
import { looksLikeSigma, readSigmaDocuments, type SigmaFile } from "./read-sigma-documents.ts";
import { readSigmaMapping } from "./read-sigma-mapping.ts";
import { readSigmaRule, type SigmaRule } from "./read-sigma-rule.ts";
import { readSigmaTests } from "./read-sigma-tests.ts";
import type { SigmaItem } from "./sigma-item.ts";
import type { SigmaMapping } from "./sigma-mapping.ts";

/** What of a repository is Sigma: read when all of it is there, as rules need mappings, and correlations need rules. */
export interface SigmaCollection {
  /** Takes a file that is Sigma's, so that nobody else has to read it; of supporting ones only mappings. */
  readonly takes: (file: ContentFile, text: string, modifiedAt: Date, isSupport: boolean) => boolean;
  readonly addTo: (content: LoadedContent) => Promise<void>;
}

interface CollectOptions {
  readonly filters: readonly ItemFilter[];
  /** False, after a report, for an id that another item has. */
  readonly isFirst: (id: string, item: SigmaItem) => boolean;
}

type TakenFile = SigmaFile & { readonly place: ContentFile };

const mappingStart = /^SigmaMapping[ \t]*:/m;

export function collectSigma({ filters, isFirst }: CollectOptions): SigmaCollection {
  const files: TakenFile[] = [];
  const mappingFiles: SigmaFile[] = [];

  async function addRules(file: TakenFile, mappings: readonly SigmaMapping[], content: LoadedContent): Promise<void> {
    const items = readSigmaDocuments(file, content.problems);
    const wanted = items.filter(({ root }) => {
      const members = root.toJSON() as Record<string, unknown>;
      return filters.every(({ isWanted }) => isWanted(members));
    });
    content.itemCount += wanted.length;
    const read = wanted.flatMap((item) => readRule(item, mappings));
    for (const sigmaRule of read) await add(sigmaRule, file, read.length === 1, content);
  }

  function readRule(item: SigmaItem, mappings: readonly SigmaMapping[]): (SigmaRule & { readonly item: SigmaItem })[] {
    const read = readSigmaRule(item, mappings);
    return read === undefined || !isFirst(read.rule.id, item) ? [] : [{ ...read, item }];
  }

  async function add(read: SigmaRule & { item: SigmaItem }, file: TakenFile, isAlone: boolean, content: LoadedContent) {
    const { rule, head, item } = read;
    const stem = posix.basename(file.file).replace(/\.ya?ml$/, "");
    const names = [head.id, ...(head.name === undefined ? [] : [head.name]), ...(isAlone ? [stem] : [])];
    const tests = await readSigmaTests(names, file.place, item.item, content.problems);
    content.rules.push({ ...rule, tests });
    const isFinished = head.status !== "deprecated" && head.status !== "unsupported";
    content.sources.set(rule.id, { file: file.file, bodyFile: undefined, isFinished });
  }

  return {
    takes(place, text, modifiedAt, isSupport) {
      const file = { place, file: place.name, text, modifiedAt };
      const isMapping = mappingStart.test(text);
      if (isMapping) mappingFiles.push(file);
      if (isMapping || !looksLikeSigma(text)) return isMapping;
      if (!isSupport) files.push(file);
      return true;
    },
    async addTo(content) {
      const mappings = mappingFiles.flatMap(({ file, text, modifiedAt }) => {
        const item = parseYamlItem(file, text, modifiedAt, content.problems, "SigmaMapping");
        return item === undefined ? [] : (readSigmaMapping(item) ?? []);
      });
      content.sigmaMappings.push(...mappingFiles.map(({ file, text }) => ({ path: file, text })));
      for (const file of files) await addRules(file, mappings, content);
    },
  };
}
