import { type AwsAccount, awsAccounts, production, security, staging } from "../company/accounts.ts";
import { people } from "../company/people.ts";
import { randomOf } from "../random.ts";

/** A resource as it was reported. */
export interface DemoResource {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
export type Attributes = Readonly<Record<string, unknown>>;

const own = (account: AwsAccount) => `arn:aws:iam::${account.id}`;
const compute = (account: AwsAccount) => `arn:aws:ec2:${account.region}:${account.id}`;

function resource(account: AwsAccount, type: string, id: string, name: string, attributes: Attributes): DemoResource {
  const region = type.startsWith("AWS.IAM") ? "global" : account.region;
  const tags = { Environment: account.name, ...(attributes.Tags as object | undefined) };
  return {
    id,
    type,
    attributes: { AccountId: account.id, Region: region, Name: name, Arn: id, ...attributes, Tags: tags },
  };
}

export const bucketId = (name: string) => `arn:aws:s3:::${name}`;
export const userId = (name: string) => `${own(production)}:user/${name}`;
export const roleId = (name: string) => `${own(production)}:role/${name}`;
export const trailId = (account: AwsAccount) =>
  `arn:aws:cloudtrail:${account.region}:${account.id}:trail/${account.name}-trail`;
export const snapshotId = (name: string) => `arn:aws:rds:${production.region}:${production.id}:snapshot:${name}`;
export const groupId = (account: AwsAccount, name: string) =>
  `${compute(account)}:security-group/sg-0${randomOf("group", account.name, name).hex(16)}`;

export const closed = { BlockPublicAcls: true, BlockPublicPolicy: true, IgnorePublicAcls: true };
export const ownKey = [{ SSEAlgorithm: "aws:kms", BucketKeyEnabled: true }];
const defaultKey = [{ SSEAlgorithm: "AES256", BucketKeyEnabled: false }];

const publicOnPurpose = ["website", "downloads"];
const bucketNames: readonly (readonly [AwsAccount, readonly string[]])[] = [
  [
    production,
    [
      ...["website", "downloads", "telemetry-raw", "telemetry-daily", "firmware-releases", "order-invoices"],
      ...["safety-cases", "customer-exports", "training-images", "terraform-state", "access-logs-production"],
    ],
  ],
  [staging, ["staging-uploads", "staging-telemetry", "staging-frontend", "access-logs-staging"]],
  [security, ["cloudtrail-archive", "guardduty-findings", "config-history"]],
];

export function bucket(account: AwsAccount, name: string, change: Attributes = {}): DemoResource {
  const random = randomOf("bucket", name);
  return resource(account, "AWS.S3.Bucket", bucketId(`meridian-${name}`), `meridian-${name}`, {
    CreationDate: `202${random.int(2, 5)}-0${random.int(1, 9)}-1${random.int(0, 9)}T09:12:00Z`,
    EncryptionRules: random.chance(0.5) ? ownKey : defaultKey,
    LoggingPolicy: random.chance(0.7)
      ? { TargetBucket: `meridian-access-logs-${account.name}`, TargetPrefix: name }
      : null,
    PublicAccessBlock: publicOnPurpose.includes(name) ? null : closed,
    Versioning: random.chance(0.6) ? "Enabled" : "Suspended",
    ...change,
  });
}

interface UserAttributes {
  readonly PasswordEnabled: boolean;
  readonly MFADevices: readonly object[];
  readonly AccessKeys: readonly object[];
}

export function user(name: string, attributes: UserAttributes): DemoResource {
  return resource(production, "AWS.IAM.User", userId(name), name, {
    Path: "/",
    AttachedPolicies: name.startsWith("ci") ? ["DeployArtifacts"] : ["ReadOnlyAccess"],
    ...attributes,
  });
}

export const key = (AgeDays: number, name: string) => ({
  AccessKeyId: `AKIA${randomOf("key", name).code(16)}`,
  Status: "Active",
  AgeDays,
});

function users(): DemoResource[] {
  const mfa = (name: string) => [
    { SerialNumber: `${own(production)}:mfa/${name}`, EnableDate: "2025-02-03T10:00:00Z" },
  ];
  const operators = people.filter(({ role }) => role === "operations" || role === "it" || role === "security");
  return [
    ...operators.map(({ account }) =>
      user(account, {
        PasswordEnabled: true,
        MFADevices: mfa(account),
        AccessKeys: randomOf("user", account).chance(0.4) ? [key(randomOf("age", account).int(5, 85), account)] : [],
      }),
    ),
    user("bruno.legacy", { PasswordEnabled: true, MFADevices: [], AccessKeys: [] }),
    user("ci-legacy", { PasswordEnabled: false, MFADevices: [], AccessKeys: [key(611, "ci-legacy")] }),
    user("metrics-exporter", { PasswordEnabled: false, MFADevices: [], AccessKeys: [key(203, "metrics-exporter")] }),
    user("sap-connector", { PasswordEnabled: false, MFADevices: [], AccessKeys: [key(48, "sap-connector")] }),
  ];
}

export function role(name: string, trustedAccounts: readonly string[]): DemoResource {
  return resource(production, "AWS.IAM.Role", roleId(name), name, {
    MaxSessionDuration: 3600,
    TrustedAccounts: trustedAccounts,
    TrustedServices: name.startsWith("lambda") ? ["lambda.amazonaws.com"] : [],
  });
}

const roleNames = [
  ...["github-deploy", "log-shipper", "incident-responder", "read-only", "backup", "lambda-orders"],
  ...["lambda-telemetry", "firmware-signer", "data-pipeline"],
];

export function securityGroup(account: AwsAccount, name: string, change: Attributes = {}): DemoResource {
  const id = groupId(account, name);
  const isWeb = name.includes("web");
  return resource(account, "AWS.EC2.SecurityGroup", id, name, {
    GroupId: id.split("/").at(-1),
    VpcId: account.vpc,
    IpPermissions: isWeb
      ? [{ IpProtocol: "tcp", FromPort: 443, ToPort: 443, Ranges: ["0.0.0.0/0"] }]
      : [{ IpProtocol: "tcp", FromPort: 5432, ToPort: 5432, Ranges: ["10.40.0.0/16"] }],
    ...change,
  });
}

const groupNames: readonly (readonly [AwsAccount, readonly string[]])[] = [
  [production, ["web", "fleet-api", "orders-database", "telemetry-ingest", "bastion"]],
  [staging, ["staging-web", "staging-database", "test-rigs"]],
];

export function instance(account: AwsAccount, name: string, id: string, change: Attributes = {}): DemoResource {
  const random = randomOf("instance", id);
  return resource(account, "AWS.EC2.Instance", `${compute(account)}:instance/${id}`, name, {
    InstanceId: id,
    InstanceType: random.pick(["t3.large", "m6i.xlarge", "c6i.2xlarge"]),
    ImageId: `ami-0${random.hex(16)}`,
    MetadataOptions: { HttpTokens: random.chance(0.7) ? "required" : "optional", HttpEndpoint: "enabled" },
    State: "running",
    VpcId: account.vpc,
    ...change,
  });
}

export function volume(account: AwsAccount, number: number, isEncrypted: boolean): DemoResource {
  const id = `vol-0${randomOf("volume", account.name, number).hex(16)}`;
  return resource(account, "AWS.EC2.Volume", `${compute(account)}:volume/${id}`, id, {
    VolumeId: id,
    Size: randomOf("size", id).pick([64, 128, 256, 512]),
    VolumeType: "gp3",
    Encrypted: isEncrypted,
    KmsKeyId: isEncrypted ? "alias/ebs" : null,
  });
}

function database(account: AwsAccount, name: string, change: Attributes): DemoResource {
  const id = `arn:aws:rds:${account.region}:${account.id}:db:${name}`;
  return resource(account, "AWS.RDS.Instance", id, name, {
    Engine: "postgres",
    EngineVersion: "17.4",
    StorageEncrypted: true,
    PubliclyAccessible: false,
    BackupRetentionPeriod: 14,
    ...change,
  });
}

export function snapshot(name: string, sharedWith: readonly string[]): DemoResource {
  return resource(production, "AWS.RDS.Snapshot", snapshotId(name), name, {
    DBInstanceIdentifier: "orders",
    Encrypted: true,
    SharedWith: sharedWith,
  });
}

export function trail(account: AwsAccount, change: Attributes = {}): DemoResource {
  return resource(account, "AWS.CloudTrail", trailId(account), `${account.name}-trail`, {
    IsLogging: true,
    IsMultiRegionTrail: true,
    LogFileValidationEnabled: true,
    S3BucketName: "meridian-cloudtrail-archive",
    ...change,
  });
}

const functions: readonly (readonly [AwsAccount, string, string | undefined])[] = [
  [production, "order-events", "nodejs22.x"],
  [production, "invoice-mailer", "nodejs16.x"],
  [production, "telemetry-compactor", "python3.13"],
  [production, "firmware-signer", "python3.12"],
  [production, "vision-inference", undefined],
  [production, "fleet-webhooks", "nodejs20.x"],
  [staging, "order-events", "nodejs22.x"],
  [staging, "load-test", "python3.8"],
  [security, "findings-router", "python3.13"],
];

function lambda(account: AwsAccount, name: string, runtime: string | undefined): DemoResource {
  const id = `arn:aws:lambda:${account.region}:${account.id}:function:${name}`;
  return resource(account, "AWS.Lambda.Function", id, name, {
    ...(runtime === undefined ? { PackageType: "Image" } : { PackageType: "Zip", Runtime: runtime }),
    MemorySize: 512,
    Timeout: 30,
  });
}

export function encryptionKey(account: AwsAccount, name: string, rotates: boolean): DemoResource {
  const id = `arn:aws:kms:${account.region}:${account.id}:key/${randomOf("kms", account.name, name).uuid()}`;
  return resource(account, "AWS.KMS.Key", id, name, { KeyState: "Enabled", KeyRotationEnabled: rotates });
}

/** Everything there is when the month begins. */
export function firstInventory(): DemoResource[] {
  return [
    ...bucketNames.flatMap(([account, names]) => names.map((name) => bucket(account, name))),
    ...users(),
    ...roleNames.map((name) => role(name, name === "log-shipper" ? [security.id] : [production.id])),
    ...groupNames.flatMap(([account, names]) => names.map((name) => securityGroup(account, name))),
    ...awsAccounts.flatMap((account) => account.web.map(({ id }, i) => instance(account, `web-${i + 1}`, id))),
    ...["telemetry-1", "telemetry-2", "planner-1", "vision-1"].map((name) =>
      instance(production, name, `i-0${randomOf("machine", name).hex(16)}`),
    ),
    ...Array.from({ length: 12 }, (_, number) => volume(production, number, number >= 7)),
    ...Array.from({ length: 5 }, (_, number) => volume(staging, number, number >= 3)),
    database(production, "orders", {}),
    database(production, "telemetry-index", {}),
    database(production, "identity", {}),
    database(staging, "orders-staging", { BackupRetentionPeriod: 1 }),
    snapshot("orders-weekly", []),
    snapshot("orders-before-migration", [staging.id]),
    ...awsAccounts.map((account) => trail(account)),
    ...functions.map(([account, name, runtime]) => lambda(account, name, runtime)),
    encryptionKey(production, "orders", true),
    encryptionKey(production, "telemetry", true),
    encryptionKey(production, "firmware-signing", false),
    encryptionKey(staging, "staging", false),
    encryptionKey(security, "archive", true),
  ];
}
