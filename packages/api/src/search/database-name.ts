import { databases } from "@pharos/lake";

const displayNames: Readonly<Record<string, string>> = {
  [databases.logs]: "Logs",
  [databases.ruleMatches]: "Rule matches",
  [databases.ruleErrors]: "Rule errors",
  [databases.signals]: "Signals",
  [databases.views]: "Views",
  [databases.lookups]: "Lookups",
  [databases.cloudSecurity]: "Cloud security",
  [databases.monitor]: "Monitoring",
};

/** How a database of the lake is called for people. */
export function databaseDisplayName(database: string): string {
  return displayNames[database] ?? database;
}
