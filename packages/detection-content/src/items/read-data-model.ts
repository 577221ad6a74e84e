import type { DataModel, DataModelMapping } from "@pharos/domain";
import { isMap, isSeq, type Node, type YAMLMap } from "yaml";
import { itemName, reportMissing, reportUnlessOne } from "../yaml/detection-fields.ts";
import { anything, type FieldReader, flag, type Report, readFields, text, textList } from "../yaml/read-fields.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";

const mappings: FieldReader<DataModelMapping[]> = (node, name, report) => {
  if (!isSeq(node) || !node.items.every(isMap)) {
    report(`${name} must be a list of mappings`, node);
    return undefined;
  }
  const names = new Set<string>();
  return (node.items as YAMLMap[]).flatMap((item) => {
    const mapping = readMapping(item, report);
    if (mapping === undefined) return [];
    if (names.has(mapping.name)) report(`two mappings are named ${mapping.name}`, item);
    names.add(mapping.name);
    return [mapping];
  });
};

function readMapping(map: YAMLMap, report: Report): DataModelMapping | undefined {
  const { Name: name, Path: path, Method: method } = readFields(map, { Name: text, Path: text, Method: text }, report);
  reportMissing(map, ["Name"], report);
  reportUnlessOne(map, ["Path", "Method"], report);
  if (name === undefined) return undefined;
  if (path !== undefined) return { name, path };
  return method === undefined ? undefined : { name, method };
}

const dataModelFields = {
  AnalysisType: text,
  DataModelID: itemName,
  DisplayName: itemName,
  Enabled: flag,
  LogTypes: textList(),
  Mappings: mappings,
  Filename: text,
  Description: text,
  BaseVersion: anything,
} as const;

const required = ["DataModelID", "Enabled", "LogTypes", "Mappings"];

/** What the YAML of a data model says; the caller adds the Python. */
export function readDataModel(
  item: YamlItem,
): (Omit<DataModel, "body"> & { readonly filename: string | undefined }) | undefined {
  const fields = readFields(item.root, dataModelFields, item.report);
  reportMissing(item.root, required, item.report);
  const { DataModelID: id, Enabled: enabled, LogTypes: logTypes, Mappings: list } = fields;
  if (id === undefined || enabled === undefined || logTypes === undefined || list === undefined) return undefined;
  if (logTypes.length !== 1)
    item.report("LogTypes must have exactly one log type", item.root.get("LogTypes", true) as Node);
  const usesMethod = list.some((mapping) => "method" in mapping);
  if (usesMethod && fields.Filename === undefined)
    item.report("Filename is missing: a mapping has a Method", item.root);
  return { id, displayName: fields.DisplayName ?? id, enabled, logTypes, mappings: list, filename: fields.Filename };
}

/** Reports a second enabled data model of one log type. */
export function reportIfSecond(item: YamlItem, model: Omit<DataModel, "body">, others: readonly DataModel[]): void {
  if (!model.enabled) return;
  for (const logType of model.logTypes) {
    const other = others.find(({ enabled, logTypes }) => enabled && logTypes.includes(logType));
    if (other !== undefined) item.report(`the log type ${logType} has the data model ${other.id} already`, item.root);
  }
}
