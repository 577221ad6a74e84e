import type { GlobalHelper } from "@pharos/domain";
import { itemName, reportMissing, tags } from "../yaml/detection-fields.ts";
import { anything, readFields, text } from "../yaml/read-fields.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";

const globalFields = {
  AnalysisType: text,
  GlobalID: itemName,
  Filename: text,
  Description: text,
  Tags: tags,
  BaseVersion: anything,
} as const;

/** What the YAML of a global says; the caller adds the Python. */
export function readGlobal(item: YamlItem): (Omit<GlobalHelper, "body"> & { readonly filename: string }) | undefined {
  const fields = readFields(item.root, globalFields, item.report);
  reportMissing(item.root, ["GlobalID", "Filename"], item.report);
  const { GlobalID: id, Filename: filename } = fields;
  if (id === undefined || filename === undefined) return undefined;
  const { Tags: tagList = [] } = fields;
  return { id, description: fields.Description ?? "", ...(tagList.length > 0 && { tags: tagList }), filename };
}
