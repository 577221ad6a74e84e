import type { StreamOptions, StreamType } from "@pharos/domain";

export interface DemoSource {
  readonly label: string;
  readonly logTypes: readonly string[];
  readonly streamType: StreamType;
  readonly streamOptions: StreamOptions;
}

const zeekLogTypes = ["DNS", "SSL", "SSH", "SMTP", "RDP", "Kerberos", "Notice"].map((name) => `Zeek.${name}`);

export const demoSources = [
  {
    label: "AWS CloudTrail",
    logTypes: ["AWS.CloudTrail"],
    streamType: "Auto",
    streamOptions: {},
  },
  { label: "AWS VPC Flow", logTypes: ["AWS.VPCFlow"], streamType: "Lines", streamOptions: {} },
  { label: "AWS Load Balancer", logTypes: ["AWS.ALB"], streamType: "Lines", streamOptions: {} },
  { label: "AWS S3 Access", logTypes: ["AWS.S3ServerAccess"], streamType: "Lines", streamOptions: {} },
  { label: "AWS GuardDuty", logTypes: ["AWS.GuardDuty"], streamType: "JSON", streamOptions: {} },
  { label: "Okta", logTypes: ["Okta.SystemLog"], streamType: "JSON", streamOptions: {} },
  { label: "GitHub", logTypes: ["GitHub.Audit"], streamType: "JSON", streamOptions: {} },
  { label: "Google Workspace", logTypes: ["GSuite.ActivityEvent"], streamType: "JSON", streamOptions: {} },
  { label: "Google Cloud", logTypes: ["GCP.AuditLog"], streamType: "JSON", streamOptions: {} },
  { label: "Slack", logTypes: ["Slack.AuditLogs"], streamType: "JSON", streamOptions: {} },
  { label: "Web front", logTypes: ["Nginx.Access"], streamType: "Lines", streamOptions: {} },
  { label: "Windows laptops", logTypes: ["Windows.EventLogs"], streamType: "JSON", streamOptions: {} },
  { label: "Zeek Berlin", logTypes: zeekLogTypes, streamType: "JSON", streamOptions: {} },
] as const satisfies readonly DemoSource[];

export type DemoSourceLabel = (typeof demoSources)[number]["label"];
