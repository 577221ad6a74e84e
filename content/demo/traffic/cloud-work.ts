import { awsAccounts, production, secrets, staging } from "../company/accounts.ts";
import { type Person, peopleOf } from "../company/people.ts";
import { hoursOf, type Slot } from "../event.ts";
import { awsService, cloudTrail, roleSession } from "../formats/cloudtrail.ts";
import { googleCloud } from "../formats/google.ts";
import { browserOf } from "../formats/user-agent.ts";
import type { Random } from "../random.ts";
import { activityOf, publicIpOf } from "../rhythm.ts";
import { happen, type Traffic } from "./traffic.ts";

const reads = [
  "ec2:DescribeInstances",
  "ec2:DescribeSecurityGroups",
  "ec2:DescribeVpcs",
  "rds:DescribeDBInstances",
  "logs:DescribeLogGroups",
  "cloudwatch:GetMetricData",
  "s3:ListBuckets",
  "iam:ListRoles",
  "lambda:ListFunctions20150331",
  "elasticloadbalancing:DescribeTargetHealth",
  "ecs:DescribeServices",
  "sts:GetCallerIdentity",
];
const writes = [
  "ecs:UpdateService",
  "ssm:PutParameter",
  "logs:PutRetentionPolicy",
  "ec2:CreateTags",
  "s3:PutBucketTagging",
];

/** People look around in the console and the command line, through roles that Okta opens for them. */
export const cloudWork: Traffic = (slot, random) => [
  ...peopleOf("operations", "security").flatMap((person) => callsOf(person, "Operations", 7, slot, random)),
  ...peopleOf("software").flatMap((person) => callsOf(person, "Developer", 0.7, slot, random)),
  ...peopleOf("data").flatMap((person) => trainingOf(person, slot, random)),
];

function callsOf(person: Person, role: string, perHour: number, slot: Slot, random: Random) {
  const mean = perHour * activityOf(person.office, slot.startMs) * hoursOf(slot);
  return happen(mean, slot, random, (atMs) => {
    const account = random.chance(0.6) ? staging : production;
    const common = {
      atMs,
      account,
      identity: roleSession(account, role, person.email),
      sourceIp: publicIpOf(person, atMs),
    };
    if (random.chance(0.04)) {
      const additional = { MFAUsed: "No", SamlProviderArn: `arn:aws:iam::${account.id}:saml-provider/okta` };
      const response = { ConsoleLogin: "Success" };
      return cloudTrail({ ...common, call: "signin:ConsoleLogin", userAgent: browserOf(person), response, additional });
    }
    const call = random.chance(0.9) ? random.pick(reads) : random.pick(writes);
    return cloudTrail({ ...common, call, parameters: {}, ...(random.chance(0.015) ? { error: "AccessDenied" } : {}) });
  });
}

function trainingOf(person: Person, slot: Slot, random: Random) {
  const mean = 1.5 * activityOf(person.office, slot.startMs) * hoursOf(slot);
  return happen(mean, slot, random, (atMs) => {
    const [service, method] = random.pick([
      ["storage.googleapis.com", "storage.objects.get"],
      ["storage.googleapis.com", "storage.objects.create"],
      ["bigquery.googleapis.com", "google.cloud.bigquery.v2.JobService.InsertJob"],
      ["aiplatform.googleapis.com", "google.cloud.aiplatform.v1.JobService.CreateCustomJob"],
    ] as const);
    const resource = "projects/meridian-ml/datasets/grasp-success";
    return googleCloud({ atMs, principal: person.email, ip: publicIpOf(person, atMs), service, method, resource });
  });
}

/** Services, agents and pipelines call all day and night. */
export const cloudMachines: Traffic = (slot, random) =>
  happen(46 * hoursOf(slot), slot, random, (atMs) => {
    const account = random.pick(awsAccounts);
    return random.pick([instanceCall, instanceCall, serviceCall, serviceCall, serviceCall, pipelineCall])(
      atMs,
      account,
      random,
    );
  });

type Account = (typeof awsAccounts)[number];

function serviceCall(atMs: number, account: Account, random: Random) {
  const service = random.pick(["lambda", "ec2", "rds", "ecs-tasks", "cloudtrail", "config"]);
  const call = random.pick(["sts:AssumeRole", "kms:GenerateDataKey", "kms:Decrypt", "s3:GetBucketAcl", "s3:PutObject"]);
  const source = `${service}.amazonaws.com`;
  return cloudTrail({
    atMs,
    account,
    call,
    identity: awsService(service),
    sourceIp: source,
    userAgent: source,
    parameters: {},
  });
}

function instanceCall(atMs: number, account: Account, random: Random) {
  const owner = account.web.length > 0 ? account : production;
  const instance = random.pick(owner.web);
  const common = {
    atMs,
    account: owner,
    identity: roleSession(owner, "fleet-api", instance.id, "2.0"),
    sourceIp: instance.ip,
    userAgent: "aws-sdk-go-v2/1.39.2 ua/2.1 os/linux lang/go#1.25.1",
  };
  if (random.chance(0.02)) {
    // A service reads its own two secrets, never the others.
    const secretId = secrets[owner.web.indexOf(instance) * 2 + random.int(0, 1)];
    return cloudTrail({ ...common, call: "secretsmanager:GetSecretValue", parameters: { secretId } });
  }
  const call = random.pick([
    "ssm:UpdateInstanceInformation",
    "ssm:ListInstanceAssociations",
    "kms:Decrypt",
    "s3:GetObject",
  ]);
  return cloudTrail({ ...common, call, parameters: {} });
}

function pipelineCall(atMs: number, account: Account, random: Random) {
  const call = random.pick([
    "ecr:GetAuthorizationToken",
    "ecr:BatchGetImage",
    "ecs:UpdateService",
    "ecs:DescribeServices",
    "cloudformation:DescribeStacks",
    "ecs:RegisterTaskDefinition",
  ]);
  const identity = roleSession(account, "github-deploy", "GitHubActions");
  const sourceIp = `198.18.12.${random.int(2, 250)}`;
  return cloudTrail({
    atMs,
    account,
    call,
    identity,
    sourceIp,
    userAgent: "Boto3/1.40.50 md/Botocore#1.40.50 ua/2.1 os/linux",
    parameters: {},
  });
}
