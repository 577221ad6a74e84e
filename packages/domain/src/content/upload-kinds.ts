/** Kinds of items of a bulk upload, as its statistics name them. */
export const uploadKinds = [
  "rules",
  "policies",
  "correlationRules",
  "dataModels",
  "globalHelpers",
  "lookupTables",
  "queries",
  "scheduledPrompts",
  "packs",
  "dashboards",
] as const;
export type UploadKind = (typeof uploadKinds)[number];
