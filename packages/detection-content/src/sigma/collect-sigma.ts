import { posix } from "node:path";
import type { Rule } from "@pharos/domain";
import type { ContentFile } from "../repository/content-file.ts";
import type { ItemFilter } from "../repository/item-filter.ts";
import type { LoadedContent } from "../repository/loaded-content.ts";
import type { SigmaMapping } from "../sigma-logic/sigma-mapping.ts";
import type { ContentProblem } from "../yaml/content-problem.ts";
import { parseYamlItem } from "../yaml/yaml-item.ts";
import { addCorrelations } from "./add-correlations.ts";
import { type Placed, type PlacedRule, sourceOf, type TakenFile } from "./placed-rule.ts";
import { readSigmaCorrelation, type SigmaCorrelation } from "./read-sigma-correlation.ts";
import { looksLikeSigma, readSigmaDocuments, type SigmaFile } from "./read-sigma-documents.ts";
import { readSigmaMapping } from "./read-sigma-mapping.ts";
import { readSigmaRule } from "./read-sigma-rule.ts";
import { readSigmaTests } from "./read-sigma-tests.ts";
import type { SigmaItem } from "./sigma-item.ts";

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

const mappingStart = /^SigmaMapping[ \t]*:/m;

export function collectSigma({ filters, isFirst }: CollectOptions): SigmaCollection {
  const files: TakenFile[] = [];
  const mappingFiles: SigmaFile[] = [];

  function wantedItems(file: TakenFile, content: LoadedContent): Placed[] {
    const items = readSigmaDocuments(file, content.problems).filter(({ root }) => {
      const members = root.toJSON() as Record<string, unknown>;
      return filters.every(({ isWanted }) => isWanted(members));
    });
    content.itemCount += items.length;
    return items.map((item) => ({ item, file }));
  }

  function readRule(placed: Placed, mappings: readonly SigmaMapping[]): PlacedRule[] {
    const read = readSigmaRule(placed.item, mappings);
    return read === undefined || !isFirst(read.rule.id, placed.item) ? [] : [{ ...read, ...placed }];
  }

  function readCorrelation({ item }: Placed): SigmaCorrelation[] {
    const read = readSigmaCorrelation(item);
    return read === undefined || !isFirst(read.head.id, item) ? [] : [read];
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
      const placed = files.flatMap((file) => wantedItems(file, content));
      const isCorrelation = ({ item }: Placed) => item.root.has("correlation");
      const rules = placed.filter((one) => !isCorrelation(one)).flatMap((one) => readRule(one, mappings));
      const correlations = placed.filter(isCorrelation).flatMap(readCorrelation);
      const rulesByFile = Map.groupBy(rules, ({ file }) => file);
      for (const rule of addCorrelations(correlations, rules, content)) {
        const isAlone = rulesByFile.get(rule.file)?.length === 1;
        content.rules.push({ ...rule.rule, tests: await testsOf(rule, isAlone, content.problems) });
        content.sources.set(rule.rule.id, sourceOf(rule));
      }
    },
  };
}

/** Those by the file's name are only for a rule that is alone in it. */
function testsOf(
  { head, item, file }: PlacedRule,
  isAlone: boolean,
  problems: ContentProblem[],
): Promise<Rule["tests"]> {
  const stem = posix.basename(file.file).replace(/\.ya?ml$/, "");
  const names = [head.id, ...(head.name === undefined ? [] : [head.name]), ...(isAlone ? [stem] : [])];
  return readSigmaTests(names, file.place, item.item, problems);
}
