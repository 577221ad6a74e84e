import { isMap, isSeq, type YAMLMap } from "yaml";
import { idKeyOf } from "./analysis-types.ts";
import { reportMissing } from "./detection-fields.ts";
import type { OtherItem } from "./other-item.ts";
import type { YamlItem } from "./yaml-item.ts";

/** An item of a kind whose inside is not read yet. */
export function readOther({ file, analysisType, root, report }: YamlItem): OtherItem | undefined {
  const key = idKeyOf(analysisType) ?? "";
  reportMissing(root, [key], report);
  const id = root.get(key);
  return id === undefined ? undefined : { file, analysisType, id: String(id), tests: testNames(root) };
}

function testNames(root: YAMLMap): string[] {
  const tests = root.get("Tests");
  return isSeq(tests) ? tests.items.map((test) => String(isMap(test) ? test.get("Name") : "")) : [];
}
