import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from "yaml";
import type { FieldPath, FieldPaths, SigmaExpression } from "../sigma-logic/sigma-expression.ts";
import { type LogSource, type MappedLogSource, pathOfName, type SigmaMapping } from "../sigma-logic/sigma-mapping.ts";
import { type FieldReader, type Report, readFields, text } from "../yaml/read-fields.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";
import { readSearch } from "./read-search.ts";
import { texts } from "./read-texts.ts";

type FieldTable = Readonly<Record<string, FieldPaths | null>>;

/** Reads the tables of a file whose root has the key `SigmaMapping`. */
export function readSigmaMapping(item: Pick<YamlItem, "root" | "report">): SigmaMapping | undefined {
  const { report } = item;
  const read = readFields(
    item.root,
    { SigmaMapping: text, LogTypes: texts, Fields: fieldTable, LogSources: entries, Placeholders: placeholders },
    report,
  );
  if (read.SigmaMapping === undefined) return undefined;
  const logSources = (read.LogSources ?? []).flatMap(({ at, logSources: named, logTypes, where, fields }) => {
    const ofEntry = logTypes ?? read.LogTypes;
    if (ofEntry === undefined) report("LogTypes is missing, here or at the top of the file", at);
    return named.map(
      (logSource): MappedLogSource => ({
        logSource,
        logTypes: ofEntry ?? [],
        where,
        fields: { ...read.Fields, ...fields },
      }),
    );
  });
  return { name: read.SigmaMapping, logSources, placeholders: read.Placeholders ?? {} };
}

interface Entry {
  readonly at: Node;
  readonly logSources: readonly LogSource[];
  readonly logTypes: readonly string[] | undefined;
  readonly where: SigmaExpression | undefined;
  readonly fields: FieldTable | undefined;
}

const entries: FieldReader<Entry[]> = (node, name, report) => {
  if (!isSeq(node) || !node.items.every(isMap)) {
    report(`${name} must be a list of mappings`, node);
    return undefined;
  }
  return (node.items as YAMLMap[]).map((map) => {
    const read = readFields(
      map,
      { LogSource: logSource, LogSourcesAlike: logSourceList, LogTypes: texts, Where: where, Fields: fieldTable },
      report,
    );
    const logSources = [...(read.LogSource === undefined ? [] : [read.LogSource]), ...(read.LogSourcesAlike ?? [])];
    if (logSources.length === 0) report("LogSource is missing", map);
    return { at: map, logSources, logTypes: read.LogTypes, where: read.Where, fields: read.Fields };
  });
};

const logSource: FieldReader<LogSource> = (node, name, report) => {
  if (!isMap(node)) {
    report(`${name} must be a mapping of product, category or service`, node);
    return undefined;
  }
  const { product, category, service } = readFields(node, { product: text, category: text, service: text }, report);
  return { product, category, service };
};

const logSourceList: FieldReader<LogSource[]> = (node, name, report) => {
  if (!isSeq(node)) {
    report(`${name} must be a list`, node);
    return undefined;
  }
  return (node.items as Node[]).flatMap((item) => logSource(item, `each of ${name}`, report) ?? []);
};

/** A search over stored fields. */
const where: FieldReader<SigmaExpression> = (node, name, report) =>
  readSearch(node, name, {
    pathsOf: (field) => [pathOfName(field)],
    placeholders: {},
    report: (message, at) => report(message, at),
  });

const fieldTable: FieldReader<FieldTable> = (node, name, report) => {
  if (!isMap(node)) {
    report(`${name} must be a mapping of Sigma's names to stored fields`, node);
    return undefined;
  }
  const table: Record<string, FieldPaths | null> = {};
  for (const { key, value } of node.items as Pair<Node, Node | null>[]) {
    table[isScalar(key) ? String(key.value) : ""] = fieldPaths(value, report);
  }
  return table;
};

/** One name or several in order; null, or an empty list, for a field that is not there. */
function fieldPaths(node: Node | null, report: Report): FieldPaths | null {
  if (node === null || (isScalar(node) && node.value === null)) return null;
  const [first, ...others] = (texts(node, "a stored field", report) ?? []).map((name): FieldPath => pathOfName(name));
  return first === undefined ? null : [first, ...others];
}

const placeholders: FieldReader<Record<string, readonly string[]>> = (node, name, report) => {
  if (!isMap(node)) {
    report(`${name} must be a mapping of names to values`, node);
    return undefined;
  }
  return Object.fromEntries(
    (node.items as Pair<Node, Node | null>[]).map(({ key, value }) => {
      const placeholder = isScalar(key) ? String(key.value) : "";
      return [placeholder, texts(value, `${name}.${placeholder}`, report) ?? []];
    }),
  );
};
