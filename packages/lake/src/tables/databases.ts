export const databases = {
  logs: "pharos_logs",
  ruleMatches: "pharos_rule_matches",
  ruleErrors: "pharos_rule_errors",
  signals: "pharos_signals",
  views: "pharos_views",
  lookups: "pharos_lookups",
  cloudSecurity: "pharos_cloudsecurity",
  monitor: "pharos_monitor",
} as const;
export type LakeDatabase = (typeof databases)[keyof typeof databases];
export const lakeDatabases: readonly LakeDatabase[] = Object.values(databases);

/** Of rule matches and rule errors: what is no event of a log type, such as rows of queries and cloud resources. */
export const otherEventsTable = "other_events";
/** Of cloud security. */
export const complianceHistoryTable = "compliance_history";
export const resourceHistoryTable = "resource_history";
export const signalsTable = "correlation_signals";
export const failuresTable = "classification_failures";
