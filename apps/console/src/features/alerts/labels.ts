import type { AlertStatus } from "@pharos/domain";
import type { StatusTone } from "@pharos/ui";

export const statusLabels: Record<AlertStatus, string> = {
  OPEN: "Open",
  TRIAGED: "Triaged",
  RESOLVED: "Resolved",
  CLOSED: "Closed",
};
export const statusTones: Record<AlertStatus, StatusTone> = {
  OPEN: "neutral",
  TRIAGED: "active",
  RESOLVED: "pass",
  CLOSED: "neutral",
};
export const severityLabels = {
  CRITICAL: "Critical",
  HIGH: "High",
  MEDIUM: "Medium",
  LOW: "Low",
  INFO: "Info",
} as const;

export const unassignedLabel = "unassigned";

interface Person {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}
export const personName = (person: Person): string => `${person.givenName} ${person.familyName}`.trim() || person.email;
