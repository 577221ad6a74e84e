const idKeys = {
  rule: "RuleID",
  scheduled_rule: "RuleID",
  correlation_rule: "RuleID",
  policy: "PolicyID",
  datamodel: "DataModelID",
  global: "GlobalID",
  pack: "PackID",
  dashboard: "DashboardID",
  saved_query: "QueryName",
  scheduled_query: "QueryName",
  lookup_table: "LookupName",
  scheduled_prompt: "PromptName",
} as const;

/** Every kind of item that the format knows. */
export const analysisTypes = Object.keys(idKeys);

/** The key that holds the id of an item of this kind; undefined for a kind that the format does not know. */
export function idKeyOf(analysisType: string): string | undefined {
  return (idKeys as Readonly<Record<string, string>>)[analysisType];
}
