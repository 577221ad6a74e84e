import { defineError } from "@pharos/domain";

export const notYaml = defineError(
  "input.not_yaml",
  "InvalidInput",
  (name: string, reason: string) => `${name} is not valid YAML: ${reason}`,
);
export const notJson = defineError(
  "input.not_json",
  "InvalidInput",
  (name: string) => `${name} must be a JSON object as a string`,
);
