import {
  type IndicatorName,
  indicatorNames,
  type LookupAssociation,
  type LookupOrigin,
  type LookupTable,
  parseSelector,
  type Schedule,
} from "@pharos/domain";
import { isMap, isSeq, type Node, type YAMLMap } from "yaml";
import { reportMissing, reportUnlessOne, tags } from "../yaml/detection-fields.ts";
import {
  anything,
  type FieldReader,
  flag,
  type Report,
  readFields,
  text,
  textList,
  wholeNumber,
} from "../yaml/read-fields.ts";
import { cronExpression } from "../yaml/read-schedule.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";

/** Each mapping of a list, read by `read`. */
function mappings<T>(read: (map: YAMLMap, report: Report) => T | undefined): FieldReader<T[]> {
  return (node, name, report) => {
    if (isSeq(node) && node.items.every(isMap)) {
      return (node.items as YAMLMap[]).map((map) => read(map, report)).filter((value) => value !== undefined);
    }
    report(`${name} must be a list of mappings`, node);
    return undefined;
  };
}

const selectors: FieldReader<string[]> = (node, name, report) => {
  const texts = textList()(node, name, report);
  texts?.forEach((selector, index) => {
    if (parseSelector(selector) !== undefined) return;
    const place = isSeq(node) ? (node.items[index] as Node) : node;
    report(`the selector ${selector} must be a field, or a path such as $.client.ip or $.items[*].ip`, place);
  });
  return texts;
};

const association = (map: YAMLMap, report: Report): LookupAssociation | undefined => {
  const { LogType: logType, Selectors: list } = readFields(map, { LogType: text, Selectors: selectors }, report);
  reportMissing(map, ["LogType", "Selectors"], report);
  return logType === undefined || list === undefined ? undefined : { logType, selectors: list };
};

const logTypeMap: FieldReader<Pick<LookupTable, "primaryKey" | "associations">> = (node, name, report) => {
  if (!isMap(node)) {
    report(`${name} must be a mapping with PrimaryKey and AssociatedLogTypes`, node);
    return undefined;
  }
  const fields = readFields(node, { PrimaryKey: text, AssociatedLogTypes: mappings(association) }, report);
  reportMissing(node, ["PrimaryKey"], report);
  const { PrimaryKey: primaryKey, AssociatedLogTypes: associations = [] } = fields;
  return primaryKey === undefined ? undefined : { primaryKey, associations };
};

const objectRefresh = {
  ObjectPath: text,
  PeriodMinutes: wholeNumber(1),
  AlarmPeriodMinutes: wholeNumber(1),
  RoleARN: text,
  ObjectKMSKey: text,
  GCSCredentials: text,
  StorageProvider: text,
} as const;
const alarmPeriodMinutesMax = 1_440;

/** Where the rows are read again from, as it is kept. */
function readObject(map: YAMLMap, report: Report): LookupOrigin | undefined {
  const fields = readFields(map, objectRefresh, report);
  reportMissing(map, ["ObjectPath", "PeriodMinutes"], report);
  reportUnlessOne(map, ["RoleARN", "GCSCredentials"], report);
  const { ObjectPath: path, ...settings } = fields;
  if (path === undefined) return undefined;
  if (!/^(s3|gs):\/\/[^/]+\/.+/.test(path)) {
    report("ObjectPath must read like s3://bucket/path or gs://bucket/path", map.get("ObjectPath", true) as Node);
  }
  if ((settings.AlarmPeriodMinutes ?? 0) > alarmPeriodMinutesMax) {
    const place = map.get("AlarmPeriodMinutes", true) as Node;
    report(`AlarmPeriodMinutes must be at most ${alarmPeriodMinutesMax}`, place);
  }
  return { kind: "object", path, settings };
}

const indicators: FieldReader<IndicatorName[]> = (node, name, report) =>
  textList()(node, name, report)?.filter((indicator, index): indicator is IndicatorName => {
    const isKnown = (indicatorNames as readonly string[]).includes(indicator);
    if (!isKnown) report(`the indicator ${indicator} does not exist`, isSeq(node) ? (node.items[index] as Node) : node);
    return isKnown;
  });

/** What `reader` reads of the member `key`, by the text of the member `Field`. */
function byField<T>(key: string, reader: FieldReader<T>): FieldReader<(readonly [string, T])[]> {
  return mappings((map, report) => {
    const fields = readFields(map, { Field: text, [key]: reader } as { Field: typeof text }, report);
    reportMissing(map, ["Field", key], report);
    const value = (fields as Readonly<Record<string, unknown>>)[key] as T | undefined;
    return fields.Field === undefined || value === undefined ? undefined : ([fields.Field, value] as const);
  });
}

const statementKeys = ["Query", "SnowflakeQuery", "AthenaQuery", "DatabricksQuery"] as const;

const lookupFields = {
  AnalysisType: text,
  LookupName: text,
  Enabled: flag,
  Schema: text,
  LogTypeMap: logTypeMap,
  Filename: text,
  Refresh: anything,
  Description: text,
  Reference: text,
  Tags: tags,
  BaseVersion: anything,
  Query: text,
  SnowflakeQuery: text,
  AthenaQuery: text,
  DatabricksQuery: text,
  Indicators: byField("Indicators", indicators),
  Validations: byField("Validations", textList()),
} as const;

type LookupFields = ReturnType<typeof readFields<typeof lookupFields>>;

/** What the YAML of a lookup table says; the caller reads its file of rows. */
export function readLookupTable(item: YamlItem): LookupTable | undefined {
  const { root, report } = item;
  const fields = readFields(root, lookupFields, report);
  const isQuery = statementKeys.some((key) => root.has(key));
  reportMissing(root, ["LookupName", "Enabled", "LogTypeMap", ...(isQuery ? [] : ["Schema"])], report);
  const origin = isQuery ? readQuery(root, fields, report) : readFileOrObject(root, fields, report);
  const { LookupName: name, Enabled: enabled, LogTypeMap: map } = fields;
  if (name === undefined || enabled === undefined || map === undefined || origin === undefined) return undefined;
  if (name.trim() === "") report("LookupName must not be empty", root.get("LookupName", true) as Node);
  return {
    name,
    enabled,
    description: fields.Description ?? "",
    reference: fields.Reference ?? "",
    schema: fields.Schema,
    ...map,
    origin,
  };
}

function readFileOrObject(
  root: YAMLMap,
  { Filename: filename }: LookupFields,
  report: Report,
): LookupOrigin | undefined {
  reportUnlessOne(root, ["Filename", "Refresh"], report);
  for (const key of ["Indicators", "Validations"]) {
    if (root.has(key)) report(`${key} is for a table with a query: here it comes from the schema`, root);
  }
  if (filename !== undefined) return { kind: "file", filename };
  const refresh = root.get("Refresh", true);
  if (isMap(refresh)) return readObject(refresh, report);
  if (refresh !== undefined) report("Refresh must be a mapping with ObjectPath and PeriodMinutes", refresh as Node);
  return undefined;
}

function readQuery(root: YAMLMap, fields: LookupFields, report: Report): LookupOrigin | undefined {
  if (root.has("Filename")) report("Filename and a query exclude each other: give only one", root);
  const sql = statementKeys.map((key) => fields[key]).find((statement) => statement !== undefined);
  const refresh = root.get("Refresh", true);
  if (!isMap(refresh)) {
    report("Refresh must be a mapping with PeriodMinutes or CronExpression", (refresh as Node | undefined) ?? root);
    return undefined;
  }
  const { PeriodMinutes, CronExpression } = readFields(
    refresh,
    { PeriodMinutes: wholeNumber(1), CronExpression: cronExpression },
    report,
  );
  reportUnlessOne(refresh, ["PeriodMinutes", "CronExpression"], report);
  const schedule: Partial<Schedule> = {
    ...(PeriodMinutes !== undefined && { rateMinutes: PeriodMinutes }),
    ...(CronExpression !== undefined && { cronExpression: CronExpression }),
  };
  return sql === undefined
    ? undefined
    : {
        kind: "query",
        sql,
        refresh: schedule,
        indicators: Object.fromEntries(fields.Indicators ?? []),
        validations: Object.fromEntries(fields.Validations ?? []),
      };
}
