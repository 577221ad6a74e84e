import { Document, isMap, isScalar, LineCounter, type Pair, YAMLMap } from "yaml";
import type { ContentProblem } from "../yaml/content-problem.ts";
import { parseYamlDocuments } from "../yaml/parse-yaml.ts";
import { complaintAboutAliases, resolveAliases } from "../yaml/yaml-item.ts";
import type { SigmaItem } from "./sigma-item.ts";

/** A file that looks like Sigma. */
export interface SigmaFile {
  readonly file: string;
  readonly text: string;
  readonly modifiedAt: Date;
}

const logicKey = /^(?:detection|correlation|filter)[ \t]*:/m;
const headKey = /^(?:title|logsource|action)[ \t]*:/m;
const ownKindKey = /^AnalysisType[ \t]*:/m;

/** Cheap, as it is asked of every YAML file. */
export function looksLikeSigma(text: string): boolean {
  return logicKey.test(text) && headKey.test(text) && !ownKindKey.test(text);
}

const actions = ["global", "reset", "repeat"] as const;

/** The file's rules in their order: collections (`action: global`, `reset`, `repeat`) are put together. */
export function readSigmaDocuments(source: SigmaFile, problems: ContentProblem[]): SigmaItem[] {
  const lines = new LineCounter();
  const documents = parseYamlDocuments(source.text, lines);
  const isAlone = documents.length === 1;
  const items: SigmaItem[] = [];
  let lent: YAMLMap | undefined;
  let previous: YAMLMap | undefined;

  for (const [index, document] of documents.entries()) {
    const item = isAlone ? source.file : `${source.file}#${index + 1}`;
    const reporting = createReport(source.file, item, lines, problems);
    const root = rootOf(document, reporting.reportAt);
    if (root === undefined) continue;
    const action = root.get("action");
    root.delete("action");
    if (action === "reset") lent = undefined;
    else if (action === "global") lent = merged(lent, root);
    else if (action !== undefined && action !== "repeat") {
      reporting.report(`action must be ${actions.join(", ")}, not ${String(action)}`, root);
    } else {
      const base = action === "repeat" ? previous : lent;
      const whole = merged(base, root);
      previous = whole;
      const text = base === undefined ? written(source.text, document, isAlone) : String(new Document(whole));
      const { report, isBroken } = reporting;
      items.push({ file: source.file, item, root: whole, text, modifiedAt: source.modifiedAt, report, isBroken });
    }
  }
  return items;
}

/** Undefined after a report, and for a document that is empty. */
function rootOf(document: Document.Parsed, reportAt: (message: string, offset: number) => void): YAMLMap | undefined {
  for (const error of document.errors) reportAt(`not valid YAML: ${error.message}`, error.pos[0]);
  const root: unknown = document.contents;
  if (document.errors.length > 0 || root === null) return undefined;
  if (!isMap(root)) {
    if (!isScalar(root) || root.value !== null) reportAt("a Sigma rule must be a mapping", document.range[0]);
    return undefined;
  }
  const complaint = complaintAboutAliases(document);
  if (complaint !== undefined) {
    reportAt(`the aliases can't be resolved: ${complaint}`, document.range[0]);
    return undefined;
  }
  resolveAliases(document);
  return root;
}

function written(text: string, document: Document.Parsed, isAlone: boolean): string {
  if (isAlone) return text;
  return `${text
    .slice(document.range[0], document.range[1])
    .replace(/^---[^\n]*\n/, "")
    .trim()}\n`;
}

/** The second over the first, mapping by mapping; all nodes keep their places. */
function merged(first: YAMLMap | undefined, second: YAMLMap): YAMLMap {
  if (first === undefined) return second;
  const whole = new YAMLMap();
  whole.range = second.range ?? null;
  const keyOf = ({ key }: Pair) => (isScalar(key) ? key.value : key);
  const earlier = new Map((first.items as Pair[]).map((pair) => [keyOf(pair), pair]));
  const later = new Set((second.items as Pair[]).map(keyOf));
  whole.items = (first.items as Pair[]).filter((pair) => !later.has(keyOf(pair)));
  for (const pair of second.items as Pair[]) {
    const before = earlier.get(keyOf(pair))?.value;
    const value = isMap(before) && isMap(pair.value) ? merged(before, pair.value) : pair.value;
    whole.items.push(new (pair.constructor as typeof Pair)(pair.key, value));
  }
  return whole;
}

function createReport(file: string, item: string, lines: LineCounter, problems: ContentProblem[]) {
  let isBroken = false;
  const reportAt = (message: string, offset: number, isUnsupported = false) => {
    const { line, col } = lines.linePos(offset);
    const place = { file, item, line: Math.max(line, 1), column: Math.max(col, 1) };
    problems.push({ ...place, message, ...(isUnsupported ? { isUnsupported } : {}) });
    isBroken = true;
  };
  const report: SigmaItem["report"] = (message, at, { isUnsupported = false, offset = 0 } = {}) => {
    const isQuoted = isScalar(at) && (at.type === "QUOTE_SINGLE" || at.type === "QUOTE_DOUBLE");
    const isOneLine = isScalar(at) && (isQuoted || at.type === "PLAIN");
    reportAt(
      message,
      (at?.range?.[0] ?? 0) + (isOneLine ? offset + (isQuoted && offset > 0 ? 1 : 0) : 0),
      isUnsupported,
    );
  };
  return { report, reportAt, isBroken: () => isBroken };
}
