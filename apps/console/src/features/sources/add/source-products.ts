import type { SourceCategory } from "./source-types.ts";

/** A product whose logs have built-in schemas. */
export interface SourceProduct {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly SourceCategory[];
  /** Ids of source types: how its logs can come; the first is recommended. */
  readonly ways: readonly string[];
  /** What it yields. */
  readonly logTypes: readonly string[];
  /** Former names and words of the field. */
  readonly searchTerms: readonly string[];
}

/** The most used first. */
export const sourceProducts: readonly SourceProduct[] = [
  { id: "aws-cloudtrail", title: "AWS CloudTrail", categories: ["Cloud"], ways: ["aws-s3"], logTypes: ["AWS.CloudTrail"], searchTerms: ["audit", "api"] },
  { id: "github", title: "GitHub", categories: ["Developer"], ways: ["aws-s3", "http-ingest"], logTypes: ["GitHub.Audit", "GitHub.Webhook"], searchTerms: ["git", "audit log streaming"] },
  { id: "crowdstrike", title: "CrowdStrike Falcon Data Replicator", categories: ["Endpoint"], ways: ["aws-s3"], logTypes: ["Crowdstrike.FDREvent"], searchTerms: ["falcon", "fdr", "edr", "endpoint"] },
  { id: "aws-guardduty", title: "AWS GuardDuty", categories: ["Cloud", "Security tools"], ways: ["aws-s3"], logTypes: ["AWS.GuardDuty"], searchTerms: ["findings"] },
  { id: "aws-vpc", title: "AWS VPC", categories: ["Network", "Cloud"], ways: ["aws-s3"], logTypes: ["AWS.VPCFlow", "AWS.VPCDns"], searchTerms: ["flow logs", "resolver"] },
  { id: "aws-eks", title: "AWS EKS", categories: ["Cloud"], ways: ["aws-s3"], logTypes: ["Amazon.EKS.Audit"], searchTerms: ["kubernetes"] },
  { id: "cloudflare", title: "Cloudflare", categories: ["Network"], ways: ["aws-s3", "http-ingest"], logTypes: ["Cloudflare.HttpRequest", "Cloudflare.Firewall"], searchTerms: ["logpush", "waf"] },
  { id: "windows", title: "Windows Event Logs", categories: ["Host"], ways: ["http-ingest", "aws-s3"], logTypes: ["Windows.EventLogs"], searchTerms: ["sysmon", "security log"] },
  { id: "aws-waf", title: "AWS WAF", categories: ["Network"], ways: ["aws-s3"], logTypes: ["AWS.WAFWebACL"], searchTerms: ["firewall"] },
  { id: "aws-alb", title: "AWS ALB", categories: ["Network"], ways: ["aws-s3"], logTypes: ["AWS.ALB"], searchTerms: ["load balancer"] },
  { id: "aws-s3-access", title: "AWS S3 server access", categories: ["Cloud"], ways: ["aws-s3"], logTypes: ["AWS.S3ServerAccess"], searchTerms: ["bucket"] },
  { id: "palo-alto", title: "Palo Alto Networks NGFW", categories: ["Network"], ways: ["http-ingest"], logTypes: ["PaloAlto.Traffic", "PaloAlto.Threat", "PaloAlto.Config", "PaloAlto.System"], searchTerms: ["pan-os", "firewall"] },
  { id: "sentinel-one", title: "SentinelOne", categories: ["Endpoint"], ways: ["aws-s3"], logTypes: ["SentinelOne.Activity"], searchTerms: ["cloud funnel"] },
  { id: "wiz", title: "Wiz", categories: ["Security tools", "Cloud"], ways: ["http-ingest"], logTypes: ["Wiz.Audit", "Wiz.Issues", "Wiz.Detections", "Wiz.IssuesWebhook"], searchTerms: ["cnapp"] },
  { id: "auth0", title: "Auth0", categories: ["Identity"], ways: ["http-ingest"], logTypes: ["Auth0.Events"], searchTerms: ["okta customer identity"] },
  { id: "gitlab", title: "GitLab", categories: ["Developer"], ways: ["aws-s3", "http-ingest"], logTypes: ["GitLab.Audit", "GitLab.Production"], searchTerms: ["audit events"] },
  { id: "kubernetes", title: "Kubernetes", categories: ["Cloud"], ways: ["http-ingest"], logTypes: ["Kubernetes.Audit"], searchTerms: ["k8s"] },
  { id: "syslog", title: "Syslog", categories: ["Generic", "Host"], ways: ["http-ingest", "aws-s3"], logTypes: ["Syslog.RFC3164", "Syslog.RFC5424"], searchTerms: ["rsyslog"] },
  { id: "zscaler-zia", title: "Zscaler ZIA", categories: ["Network"], ways: ["http-ingest", "aws-s3"], logTypes: ["Zscaler.ZIA.AdminAuditLog", "Zscaler.ZIA.WebLog"], searchTerms: ["nss"] },
  { id: "aws-security-hub", title: "AWS Security Hub", categories: ["Cloud", "Security tools"], ways: ["aws-s3"], logTypes: ["AWS.SecurityFindingFormat"], searchTerms: ["findings", "asff"] },
  { id: "databricks", title: "Databricks", categories: ["Database"], ways: ["aws-s3"], logTypes: ["Databricks.Audit"], searchTerms: ["lakehouse"] },
  { id: "linux-auditd", title: "Linux auditd", categories: ["Host"], ways: ["http-ingest", "aws-s3"], logTypes: ["Linux.Auditd"], searchTerms: ["audit"] },
  { id: "notion", title: "Notion", categories: ["Productivity"], ways: ["http-ingest"], logTypes: ["Notion.AuditLogs"], searchTerms: ["wiki"] },
  { id: "aws-cloudfront", title: "Amazon CloudFront", categories: ["Network"], ways: ["aws-s3"], logTypes: ["AWS.CloudFront"], searchTerms: ["cdn"] },
  { id: "suricata", title: "Suricata", categories: ["Network"], ways: ["http-ingest", "aws-s3"], logTypes: ["Suricata.Alert", "Suricata.DNS", "Suricata.Flow", "Suricata.HTTP", "Suricata.TLS", "Suricata.SSH", "Suricata.DHCP", "Suricata.FileInfo", "Suricata.Anomaly"], searchTerms: ["ids", "eve"] },
  { id: "zeek", title: "Zeek", categories: ["Network"], ways: ["http-ingest", "aws-s3"], logTypes: ["Zeek.Conn", "Zeek.DNS", "Zeek.HTTP", "Zeek.SSL", "Zeek.SSH", "Zeek.Files", "Zeek.Notice", "Zeek.Weird", "Zeek.SMTP", "Zeek.RDP", "Zeek.Kerberos", "Zeek.Syslog"], searchTerms: ["bro"] },
  { id: "aws-bedrock", title: "Amazon Bedrock", categories: ["AI"], ways: ["aws-s3"], logTypes: ["AWS.BedrockModelInvocation"], searchTerms: ["model invocation"] },
  { id: "carbon-black", title: "Carbon Black", categories: ["Endpoint"], ways: ["aws-s3"], logTypes: ["CarbonBlack.Audit", "CarbonBlack.AlertV2"], searchTerms: ["vmware", "edr"] },
  { id: "cisco-umbrella", title: "Cisco Umbrella", categories: ["Network"], ways: ["aws-s3"], logTypes: ["CiscoUmbrella.DNS"], searchTerms: ["opendns"] },
  { id: "tailscale", title: "Tailscale", categories: ["Network"], ways: ["http-ingest", "aws-s3"], logTypes: ["Tailscale.Audit"], searchTerms: ["vpn"] },
  { id: "teleport", title: "Teleport", categories: ["Identity"], ways: ["aws-s3", "http-ingest"], logTypes: ["Gravitational.TeleportAudit"], searchTerms: ["gravitational", "access"] },
  { id: "aws-network-firewall", title: "AWS Network Firewall", categories: ["Network"], ways: ["aws-s3"], logTypes: ["AWS.NetworkFirewall"], searchTerms: ["firewall"] },
  { id: "osquery", title: "Osquery", categories: ["Host"], ways: ["http-ingest", "aws-s3"], logTypes: ["Osquery.Differential"], searchTerms: ["fleet"] },
  { id: "cef", title: "CEF over syslog", categories: ["Generic"], ways: ["http-ingest"], logTypes: ["CEF.Event"], searchTerms: ["arcsight"] },
  { id: "nginx", title: "Nginx", categories: ["Host"], ways: ["http-ingest", "aws-s3"], logTypes: ["Nginx.Access"], searchTerms: ["web"] },
  { id: "fastly", title: "Fastly", categories: ["Network"], ways: ["aws-s3", "http-ingest"], logTypes: ["Fastly.Access"], searchTerms: ["cdn"] },
  { id: "orca", title: "Orca Security", categories: ["Cloud"], ways: ["http-ingest"], logTypes: ["Orca.Alert"], searchTerms: ["cnapp"] },
  { id: "sublime", title: "Sublime Security", categories: ["Email"], ways: ["aws-s3"], logTypes: ["Sublime.Audit", "Sublime.MessageEvent"], searchTerms: ["email"] },
  { id: "thinkst-canary", title: "Thinkst Canary", categories: ["Security tools"], ways: ["http-ingest"], logTypes: ["ThinkstCanary.Alert"], searchTerms: ["honeypot"] },
  { id: "aws-nlb", title: "AWS NLB", categories: ["Network"], ways: ["aws-s3"], logTypes: ["AWS.NLB"], searchTerms: ["load balancer"] },
  { id: "aws-classic-elb", title: "AWS Classic Load Balancer", categories: ["Network"], ways: ["aws-s3"], logTypes: ["AWS.ClassicELB"], searchTerms: ["elb", "load balancer"] },
  { id: "apache", title: "Apache", categories: ["Host"], ways: ["http-ingest", "aws-s3"], logTypes: ["Apache.AccessCombined", "Apache.AccessCommon"], searchTerms: ["httpd"] },
  { id: "appomni", title: "AppOmni", categories: ["Security tools"], ways: ["aws-s3", "http-ingest"], logTypes: ["AppOmni.Alerts"], searchTerms: ["sspm"] },
  { id: "docusign", title: "Docusign", categories: ["SaaS"], ways: ["http-ingest"], logTypes: ["Docusign.Connect"], searchTerms: ["envelopes"] },
  { id: "leef", title: "LEEF over syslog", categories: ["Generic"], ways: ["http-ingest"], logTypes: ["LEEF.Event"], searchTerms: ["qradar"] },
  { id: "push-security", title: "Push Security", categories: ["Identity"], ways: ["http-ingest"], logTypes: ["PushSecurity.Entities", "PushSecurity.Activity", "PushSecurity.Controls"], searchTerms: ["browser"] },
  { id: "axonius", title: "Axonius", categories: ["Security tools"], ways: ["aws-s3", "http-ingest"], logTypes: ["Axonius.Activity"], searchTerms: ["assets"] },
  { id: "upwind", title: "Upwind", categories: ["Cloud"], ways: ["http-ingest"], logTypes: ["Upwind.Detections"], searchTerms: ["runtime"] },
  { id: "tracebit", title: "Tracebit", categories: ["Security tools"], ways: ["http-ingest"], logTypes: ["Tracebit.Alert"], searchTerms: ["decoy"] },
  { id: "socradar", title: "SOCRadar", categories: ["Security tools"], ways: ["http-ingest"], logTypes: ["SOCRadar.Incidents"], searchTerms: ["threat intel"] },
];
