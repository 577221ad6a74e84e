import type { GlobalHelper } from "@pharos/domain";
import { anything, readFields, text, textList } from "./read-fields.ts";
import { itemName } from "./read-rule.ts";
import type { YamlItem } from "./yaml-item.ts";

const globalFields = {
  AnalysisType: text,
  GlobalID: itemName,
  Filename: text,
  Description: text,
  Tags: textList((tag) => tag.toLowerCase()),
  BaseVersion: anything,
} as const;

/** What the YAML of a global says; the caller adds the Python. */
export function readGlobal(item: YamlItem): (Omit<GlobalHelper, "body"> & { readonly filename: string }) | undefined {
  const fields = readFields(item.root, globalFields, item.report);
  for (const key of ["GlobalID", "Filename"]) if (!item.root.has(key)) item.report(`${key} is missing`, item.root);
  const { GlobalID: id, Filename: filename } = fields;
  if (id === undefined || filename === undefined) return undefined;
  return { id, description: fields.Description ?? "", filename };
}
