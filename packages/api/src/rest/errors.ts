import { defineError } from "@pharos/domain";

export const notAvailable = defineError(
  "request.not_available",
  "NotAvailable",
  (path: string) => `${path} is not available in this version of Pharos`,
);
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
