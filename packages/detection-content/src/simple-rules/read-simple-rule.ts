import type { Severity } from "@pharos/domain";
import { isMap, isSeq, type YAMLMap } from "yaml";
import type { Expression, Path } from "../expressions/expression.ts";
import { expressions, filterExpressions } from "../expressions/read-expressions.ts";
import { readPlace } from "../expressions/read-key-specifier.ts";
import { severity } from "../yaml/detection-fields.ts";
import { anything, type FieldReader, type Report, readFields, text } from "../yaml/read-fields.ts";

export interface DynamicSeverity {
  readonly severity: Severity;
  /** All must hold. */
  readonly conditions: readonly Expression[];
}

export interface ContextEntry {
  readonly name: string;
  readonly path: Path;
}

/** The mappings of a list, each read by `read`; what it returns as undefined is left out. */
function mappings<T>(read: (map: YAMLMap, report: Report) => T | undefined): FieldReader<T[]> {
  return (node, name, report) => {
    if (!isSeq(node) || !node.items.every(isMap)) {
      report(`${name} must be a list of mappings`, node);
      return undefined;
    }
    return (node.items as YAMLMap[]).map((item) => read(item, report)).filter((value) => value !== undefined);
  };
}

const dynamicSeverities = mappings<DynamicSeverity>((map, report) => {
  const { ChangeTo: level, Conditions: conditions } = readFields(
    map,
    { ChangeTo: severity, Conditions: expressions },
    report,
  );
  for (const key of ["ChangeTo", "Conditions"]) if (!map.has(key)) report(`a dynamic severity needs ${key}`, map);
  return level === undefined || conditions === undefined ? undefined : { severity: level, conditions };
});

const alertContext = mappings<ContextEntry>((map, report) => {
  const { KeyName: name } = readFields(map, { KeyName: text, KeyValue: anything }, report);
  const value = map.get("KeyValue", true);
  if (name === undefined || !isMap(value)) {
    report("an entry of AlertContext needs KeyName and KeyValue, a mapping", map);
    return undefined;
  }
  const path = readPlace(value, report);
  return path === undefined ? undefined : { name, path };
});

const logic: FieldReader<Expression[]> = (node, name, report) => {
  const list = expressions(node, name, report);
  if (isSeq(node) && node.items.length === 0) report(`${name} needs at least one match expression`, node);
  return list;
};

/** What a rule in YAML has beside, or instead of, Python. */
export const simpleRuleFields = {
  Detection: logic,
  InlineFilters: filterExpressions,
  DynamicSeverities: dynamicSeverities,
  AlertTitle: text,
  AlertContext: alertContext,
  GroupBy: mappings<Path>(readPlace),
} as const;
