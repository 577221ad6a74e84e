import { isMap, isSeq, type YAMLMap } from "yaml";
import { idKeyOf } from "./analysis-types.ts";
import { reportMissing } from "./detection-fields.ts";
import type { OtherItem } from "./other-item.ts";
import { anything, type FieldReaders, flag, readFields, text, textList } from "./read-fields.ts";
import type { YamlItem } from "./yaml-item.ts";

interface ItemShape {
  readonly readers: FieldReaders;
  readonly required: readonly string[];
}

const described = { Description: text, Tags: textList((tag) => tag.toLowerCase()), BaseVersion: anything } as const;
const statements = { Query: text, AthenaQuery: text, SnowflakeQuery: text, DatabricksQuery: text } as const;
const query = {
  ...described,
  ...statements,
  QueryName: text,
  Lookback: flag,
  LookbackWindowSeconds: anything,
} as const;

/** The keys of kinds whose inside is not read yet. */
const shapes: Readonly<Record<string, ItemShape>> = {
  saved_query: { readers: query, required: ["QueryName"] },
  scheduled_query: {
    readers: { ...query, Enabled: flag, Schedule: anything, EmailConfig: anything },
    required: ["QueryName", "Enabled", "Schedule"],
  },
  pack: {
    readers: { ...described, PackID: text, DisplayName: text, PackDefinition: anything },
    required: ["PackID", "PackDefinition"],
  },
};

/** An item of a kind whose inside is not read yet: its id, and its keys where they are known. */
export function readOther(item: YamlItem): OtherItem | undefined {
  const { file, analysisType, root, report } = item;
  const key = idKeyOf(analysisType) ?? "";
  const shape = shapes[analysisType];
  if (shape !== undefined) {
    readFields(root, { AnalysisType: text, ...shape.readers }, report);
    reportMissing(root, shape.required, report);
  } else {
    reportMissing(root, [key], report);
  }
  const id = root.get(key);
  return id === undefined ? undefined : { file, analysisType, id: String(id), tests: testNames(root) };
}

function testNames(root: YAMLMap): string[] {
  const tests = root.get("Tests");
  return isSeq(tests) ? tests.items.map((test) => String(isMap(test) ? test.get("Name") : "")) : [];
}
