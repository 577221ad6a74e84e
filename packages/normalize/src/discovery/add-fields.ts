import type { FieldSchema } from "@pharos/domain";
import { type Document, isMap, isSeq, parseDocument, type YAMLMap, YAMLSeq } from "yaml";

/**
 * A document with fields added at the end of the list at the path, comments and all else as they were; fields of an
 * object that is there already are added to it, and a field that is there stays.
 */
export function addFields(yaml: string, path: readonly string[], fields: readonly FieldSchema[]): string {
  const document = parseDocument(yaml);
  let list = document.getIn(path);
  if (!isSeq(list)) {
    list = new YAMLSeq();
    document.setIn(path, list);
  }
  addTo(document, list as YAMLSeq, fields);
  return document.toString({ lineWidth: 0 });
}

function addTo(document: Document, list: YAMLSeq, fields: readonly FieldSchema[]): void {
  // `[]` in one line would stay in one line, however much it holds.
  list.flow = false;
  for (const field of fields) {
    const there = list.items.find((item): item is YAMLMap => isMap(item) && item.get("name") === field.name);
    const nested = there?.get("fields");
    if (isSeq(nested)) addTo(document, nested, field.fields ?? []);
    else if (!there) list.add(document.createNode(field));
  }
}
