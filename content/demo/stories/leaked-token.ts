import { production, repositories } from "../company/accounts.ts";
import { personNamed } from "../company/people.ts";
import { type DemoEvent, minuteMs } from "../event.ts";
import { type AwsCall, cloudTrail, roleSession } from "../formats/cloudtrail.ts";
import { type GitHubAction, gitHub } from "../formats/github.ts";
import { guardDuty } from "../formats/guardduty.ts";
import type { Story } from "./story.ts";

const kofi = personNamed("Kofi Mensah");
const attacker = { ip: "203.0.113.77", country: "NL", userAgent: "git/2.39.5" };
const runnerIp = "198.18.12.201";
const infrastructure = "meridian-robotics/infrastructure";
const published = "meridian-robotics/calibration-tools";
const strangersAccount = "666677778888";

/**
 * Kofi's personal access token lay in a notebook he published. Its finder copies the code, opens one repository to the
 * world, and lets a workflow of his own run as the deployment role, which he turns into a back door before he stops the trail.
 */
export const leakedToken: Story = {
  name: "The leaked token",
  daysBefore: 13,
  startUtcHour: 20.2,
  raises: [
    "GitHub.Audit.RepositoriesClonedInBulk",
    "GitHub.Audit.RepositoryMadePublic",
    "GitHub.Audit.SecretScanningDisabled",
    "GitHub.Audit.BranchProtectionWeakened",
    "GitHub.Audit.WorkflowStartedWithToken",
    "AWS.CloudTrail.CallsRefusedInBulk",
    "AWS.CloudTrail.RoleTrustsOutsider",
    "AWS.CloudTrail.AdministratorPolicyAttached",
    "AWS.CloudTrail.TrailStopped",
    "AWS.CloudTrail.GraphicsInstancesRequested",
    "AWS.GuardDuty.Finding",
  ],
  events: (startMs) => {
    const at = (minutes: number) => startMs + minutes * minuteMs;
    return [...inGitHub(at), ...inAws(at)];
  },
};

type Clock = (minutes: number) => number;

function inGitHub(at: Clock): DemoEvent[] {
  const token = {
    programmatic_access_type: "Personal access token (classic)",
    token_id: "904412345",
    token_scopes: "repo,workflow",
  };
  const by = (minutes: number, action: string, rest: Partial<GitHubAction> = {}) =>
    gitHub({ atMs: at(minutes), action, by: kofi, from: attacker, ...rest, fields: { ...token, ...rest.fields } });
  const run = {
    name: "nightly-check",
    event: "workflow_dispatch",
    head_branch: "tmp-check",
    head_sha: "9f1c2b7de04a5536c8a1f0b2d3e4f5061728394a",
    workflow_run_id: "16650012345",
  };
  return [
    ...repositories.map((repo, index) => by(index * 0.7, "git.clone", { repo, notable: index === 20 })),
    by(24, "repo.access", {
      repo: published,
      fields: { visibility: "public", previous_visibility: "private" },
      notable: true,
    }),
    by(31, "repository_secret_scanning_push_protection.disable", { repo: infrastructure, notable: true }),
    by(34, "protected_branch.destroy", { repo: infrastructure, fields: { name: "main" }, notable: true }),
    by(36, "git.push", { repo: infrastructure }),
    by(39, "workflows.created_workflow_run", { repo: infrastructure, fields: run, notable: true }),
  ];
}

function inAws(at: Clock): DemoEvent[] {
  const identity = roleSession(production, "github-deploy", "nightly-check");
  const userAgent = "aws-cli/2.31.4 md/awscrt#0.27.6 ua/2.1 os/linux";
  const by = (minutes: number, call: string, rest: Partial<AwsCall> = {}) =>
    cloudTrail({
      atMs: at(minutes),
      account: production,
      call,
      identity,
      sourceIp: runnerIp,
      userAgent,
      parameters: {},
      ...rest,
    });
  const tried = [
    "iam:ListUsers",
    "organizations:ListAccounts",
    "secretsmanager:ListSecrets",
    "rds:DescribeDBSnapshots",
    "kms:ListKeys",
  ];
  const trust = JSON.stringify({
    Version: "2012-10-17",
    Statement: [
      { Effect: "Allow", Principal: { AWS: `arn:aws:iam::${strangersAccount}:root` }, Action: "sts:AssumeRole" },
    ],
  });
  const machines = {
    instanceType: "p4d.24xlarge",
    instancesSet: { items: [{ imageId: "ami-0c4f7023847b90238", minCount: 1, maxCount: 8 }] },
  };
  return [
    by(41, "sts:GetCallerIdentity"),
    ...Array.from({ length: 25 }, (_, i) =>
      by(42 + i * 0.2, tried[i % tried.length] ?? "iam:ListUsers", { error: "AccessDenied", notable: i === 21 }),
    ),
    by(52, "iam:UpdateAssumeRolePolicy", {
      parameters: { roleName: "log-shipper", policyDocument: trust },
      notable: true,
    }),
    by(54, "iam:AttachRolePolicy", {
      parameters: { roleName: "log-shipper", policyArn: "arn:aws:iam::aws:policy/AdministratorAccess" },
      notable: true,
    }),
    by(61, "cloudtrail:StopLogging", {
      parameters: { name: `arn:aws:cloudtrail:eu-central-1:${production.id}:trail/main` },
      notable: true,
    }),
    by(66, "ec2:RunInstances", { parameters: machines, error: "Client.VcpuLimitExceeded", notable: true }),
    guardDuty({
      atMs: at(83),
      account: production,
      type: "Stealth:IAMUser/CloudTrailLoggingDisabled",
      title: "AWS CloudTrail trail main was disabled by github-deploy.",
      severity: 7.5,
      resource: { resourceType: "AccessKey", accessKeyDetails: { userName: "github-deploy", userType: "AssumedRole" } },
    }),
  ];
}
