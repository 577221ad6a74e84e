import { describeError } from "@pharos/domain";
import { type Document, isMap, isScalar, LineCounter, type Node, visit, type YAMLMap } from "yaml";
import type { ContentProblem, Place } from "./content-problem.ts";
import { parseYaml } from "./parse-yaml.ts";

/** A YAML file whose root is a mapping with the key `AnalysisType`. */
export interface YamlItem {
  readonly file: string;
  readonly analysisType: string;
  readonly root: YAMLMap;
  /** The whole file. */
  readonly text: string;
  readonly modifiedAt: Date;
  /** Records a problem where the node begins; at the file's start without one. */
  readonly report: (message: string, at?: Node | null) => void;
  /** Where the node begins; the file's start without one. */
  readonly placeOf: (at?: Node | null) => Place;
  /** True once anything was reported. */
  readonly isBroken: () => boolean;
}

/** Repeated by aliases, a small file could unfold to gigabytes. */
const aliasCountMax = 100;

/** Undefined for YAML that is no analysis item; a syntax error is a problem. */
export function parseYamlItem(
  file: string,
  text: string,
  modifiedAt: Date,
  problems: ContentProblem[],
  kindKey = "AnalysisType",
): YamlItem | undefined {
  const lines = new LineCounter();
  const document = parseYaml(text, lines);
  let isBroken = false;
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const placeOf = (at?: Node | null) => placeAt(at?.range?.[0] ?? 0);
  const reportAt = (message: string, place: Place) => {
    problems.push({ file, item: file, ...place, message });
    isBroken = true;
  };
  const report = (message: string, at?: Node | null) => reportAt(message, placeOf(at));
  for (const error of document.errors) reportAt(`not valid YAML: ${error.message}`, placeAt(error.pos[0]));
  const root = document.contents;
  if (document.errors.length > 0 || !isMap(root)) return undefined;
  const type = root.get(kindKey, true);
  if (type === undefined) return undefined;
  if (!isScalar(type) || typeof type.value !== "string") {
    report(`${kindKey} must be text`, isScalar(type) ? type : root);
    return undefined;
  }
  if (text.includes("*")) {
    const complaint = complaintAboutAliases(document);
    if (complaint !== undefined) {
      report(`the aliases can't be resolved: ${complaint}`, root);
      return undefined;
    }
    resolveAliases(document);
  }
  return { file, analysisType: type.value, root, text, modifiedAt, report, placeOf, isBroken: () => isBroken };
}

/** Puts what they stand for in the place of aliases, so that no reader has to know about them. */
export function resolveAliases(document: Document.Parsed): void {
  visit(document, {
    Alias(_key, alias) {
      const node = document.createNode(alias.resolve(document)?.toJS(document), { aliasDuplicateObjects: false });
      node.range = alias.range ?? null;
      return node;
    },
  });
}

/** Why the document's aliases can't be resolved; undefined where they can or there are none. */
export function complaintAboutAliases(document: Document.Parsed): string | undefined {
  try {
    document.toJS({ maxAliasCount: aliasCountMax });
    return undefined;
  } catch (error) {
    return describeError(error);
  }
}
