import type { Pack } from "@pharos/domain";
import { isMap } from "yaml";
import { itemName, reportMissing } from "../yaml/detection-fields.ts";
import { anything, type FieldReader, readFields, text, textList } from "../yaml/read-fields.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";

const definition: FieldReader<string[]> = (node, name, report) => {
  if (!isMap(node)) {
    report(`${name} must be a mapping with IDs`, node);
    return undefined;
  }
  reportMissing(node, ["IDs"], report);
  // Packs of existing repositories name items twice; they are a set.
  const ids = readFields(node, { IDs: textList({ allowsRepeats: true }) }, report).IDs;
  return ids && [...new Set(ids)];
};

const packFields = {
  AnalysisType: text,
  PackID: itemName,
  DisplayName: itemName,
  Description: text,
  PackDefinition: definition,
  BaseVersion: anything,
} as const;

/** What the YAML of a pack says. A new pack is on: its items are as they say themselves. */
export function readPack(item: YamlItem): Pack | undefined {
  const fields = readFields(item.root, packFields, item.report);
  reportMissing(item.root, ["PackID", "PackDefinition"], item.report);
  const { PackID: id, PackDefinition: itemIds } = fields;
  if (id === undefined || itemIds === undefined) return undefined;
  return { id, displayName: fields.DisplayName ?? id, description: fields.Description ?? "", enabled: true, itemIds };
}
