import { type QueryEmail, queryTextLengthMax, type SavedQuery } from "@pharos/domain";
import { isMap } from "yaml";
import { itemName, reportMissing, tags } from "../yaml/detection-fields.ts";
import { anything, type FieldReader, flag, readFields, text, textList, wholeNumber } from "../yaml/read-fields.ts";
import { schedule } from "../yaml/read-schedule.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";

const emailFields = { Recipients: textList(), SendEmpty: flag, PreferAttachment: flag } as const;

const email: FieldReader<QueryEmail> = (node, name, report) => {
  if (!isMap(node)) {
    report(`${name} must be a mapping with Recipients`, node);
    return undefined;
  }
  const fields = readFields(node, emailFields, report);
  reportMissing(node, ["Recipients"], report);
  const { Recipients: recipients, SendEmpty: sendEmpty = false, PreferAttachment: preferAttachment = false } = fields;
  return recipients && { recipients, sendEmpty, preferAttachment };
};

/** The statement may be written for one engine; ours reads them all alike. The first that is there counts. */
const statementKeys = ["Query", "SnowflakeQuery", "AthenaQuery", "DatabricksQuery"] as const;

const savedFields = {
  AnalysisType: text,
  QueryName: itemName,
  Description: text,
  Tags: tags,
  Query: text,
  SnowflakeQuery: text,
  AthenaQuery: text,
  DatabricksQuery: text,
  Lookback: flag,
  LookbackWindowSeconds: wholeNumber(1),
  BaseVersion: anything,
} as const;

const scheduledFields = { ...savedFields, Enabled: flag, Schedule: schedule, EmailConfig: email } as const;

/** What the YAML of a saved or scheduled query says. */
export function readSavedQuery(item: YamlItem): SavedQuery | undefined {
  const { root, report } = item;
  const isScheduled = item.analysisType === "scheduled_query";
  const fields = readFields(root, isScheduled ? scheduledFields : savedFields, report) as ReturnType<
    typeof readFields<typeof scheduledFields>
  >;
  reportMissing(root, isScheduled ? ["QueryName", "Enabled", "Schedule"] : ["QueryName"], report);
  const sql = statementKeys.map((key) => fields[key]).find((statement) => statement !== undefined);
  if (!statementKeys.some((key) => root.has(key))) report(`${statementKeys.join(" or ")} is missing`, root);
  if (fields.Lookback === true && !root.has("LookbackWindowSeconds")) {
    report("LookbackWindowSeconds is missing: Lookback is true", root);
  }
  if (sql !== undefined && sql.length > queryTextLengthMax) {
    report(`The query has ${sql.length} characters. It can have at most ${queryTextLengthMax}.`, root);
  }
  const { QueryName: name } = fields;
  if (name === undefined || sql === undefined) return undefined;
  return {
    name,
    description: fields.Description ?? "",
    tags: fields.Tags ?? [],
    sql,
    lookbackSeconds: fields.Lookback === true ? fields.LookbackWindowSeconds : undefined,
    schedule: fields.Schedule,
    enabled: fields.Enabled ?? false,
    email: fields.EmailConfig,
  };
}
