import { promptOutputLengths, type ScheduledPrompt } from "@pharos/domain";
import type { Node } from "yaml";
import { itemName, reportMissing } from "../yaml/detection-fields.ts";
import { anything, type FieldReader, flag, readFields, text } from "../yaml/read-fields.ts";
import { schedule } from "../yaml/read-schedule.ts";
import type { YamlItem } from "../yaml/yaml-item.ts";

const promptName: FieldReader<string> = (node, name, report) => {
  const value = text(node, name, report);
  if (value === undefined || /^[a-z][a-z0-9_]*$/.test(value)) return value;
  report(`${name} must start with a lowercase letter and contain only lowercase letters, digits and _`, node);
  return undefined;
};

const outputLength: FieldReader<ScheduledPrompt["outputLength"]> = (node, name, report) => {
  const value = promptOutputLengths.find((length) => length === node?.toJSON());
  if (value === undefined) report(`${name} must be ${promptOutputLengths.join(", ")}`, node);
  return value;
};

const promptFields = {
  AnalysisType: text,
  PromptName: promptName,
  DisplayName: itemName,
  Description: text,
  PromptText: text,
  RunAsUser: text,
  Schedule: schedule,
  OutputLength: outputLength,
  Enabled: flag,
  Private: flag,
  BaseVersion: anything,
} as const;

const required = ["PromptName", "DisplayName", "PromptText", "RunAsUser", "Schedule"];

/** What the YAML of a scheduled prompt says. */
export function readScheduledPrompt(item: YamlItem): ScheduledPrompt | undefined {
  const fields = readFields(item.root, promptFields, item.report);
  reportMissing(item.root, required, item.report);
  if (fields.Private === true) {
    item.report("Private must be false: prompts of files are everybody's", item.root.get("Private", true) as Node);
  }
  const { PromptName: name, DisplayName: displayName, PromptText: prompt, RunAsUser: runAsUser, Schedule } = fields;
  if (name === undefined || displayName === undefined || prompt === undefined) return undefined;
  if (runAsUser === undefined || Schedule === undefined) return undefined;
  return {
    name,
    displayName,
    description: fields.Description ?? "",
    prompt,
    runAsUser,
    schedule: Schedule,
    outputLength: fields.OutputLength ?? "medium",
    enabled: fields.Enabled ?? true,
  };
}
