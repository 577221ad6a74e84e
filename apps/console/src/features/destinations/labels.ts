import type { AlertStatus, AlertSubtype, Severity, VerificationStatus } from "@pharos/domain";
import type { StatusTone } from "@pharos/ui";

export const statusLabels: Record<AlertStatus, string> = {
  OPEN: "Open",
  TRIAGED: "Triaged",
  RESOLVED: "Resolved",
  CLOSED: "Closed",
};

export const severityLabels: Record<Severity, string> = {
  CRITICAL: "Critical",
  HIGH: "High",
  MEDIUM: "Medium",
  LOW: "Low",
  INFO: "Info",
};

export const alertTypeLabels: Record<AlertSubtype, string> = {
  RULE: "Rule matches",
  RULE_ERROR: "Rule errors",
  SCHEDULED_RULE: "Scheduled rule matches",
  SCHEDULED_RULE_ERROR: "Scheduled rule errors",
  CORRELATION_RULE: "Correlation rule matches",
  CORRELATION_RULE_ERROR: "Correlation rule errors",
  POLICY: "Policy failures",
  SYSTEM_ERROR: "System errors",
};

export const verificationLabels: Record<VerificationStatus, string> = {
  UNVERIFIED: "Nothing delivered yet",
  VERIFIED: "Working",
  FAILING: "Failing",
  CREDENTIALS_REJECTED: "On hold",
};
export const verificationTones: Record<VerificationStatus, StatusTone> = {
  UNVERIFIED: "neutral",
  VERIFIED: "pass",
  FAILING: "error",
  CREDENTIALS_REJECTED: "fail",
};

export const alertsText = (count: number) => (count === 1 ? "1 alert" : `${count.toLocaleString("en")} alerts`);
