import type { Policy } from "@pharos/domain";

type DemoPolicy = Pick<
  Policy,
  "id" | "displayName" | "severity" | "resourceTypes" | "description" | "runbook" | "body"
> & {
  readonly suppressions?: readonly string[];
  /** A resource that complies and one that does not. */
  readonly examples: { readonly passes: object; readonly fails: object };
};

/** What the company wants of its AWS accounts. */
const wanted: readonly DemoPolicy[] = [
  {
    id: "Meridian.Bucket.NotPublic",
    displayName: "Buckets are not public",
    severity: "CRITICAL",
    resourceTypes: ["AWS.S3.Bucket"],
    suppressions: ["arn:aws:s3:::meridian-website", "arn:aws:s3:::meridian-downloads"],
    description: "Whoever knows the name of a public bucket can read all of it. Two buckets are public on purpose.",
    runbook:
      "1. Ask the owner of the bucket what it is for.\n2. Block public access.\n3. Search the access logs for strangers.",
    body: `def policy(resource):
    block = resource.get("PublicAccessBlock") or {}
    return bool(block.get("BlockPublicAcls") and block.get("BlockPublicPolicy"))


def title(resource):
    return f"The bucket {resource['Name']} is public"
`,
    examples: {
      passes: { Name: "a", PublicAccessBlock: { BlockPublicAcls: true, BlockPublicPolicy: true } },
      fails: { Name: "a", PublicAccessBlock: null },
    },
  },
  {
    id: "Meridian.Bucket.Encrypted",
    displayName: "Buckets are encrypted with a key of ours",
    severity: "MEDIUM",
    resourceTypes: ["AWS.S3.Bucket"],
    description: "A key of our own can be withdrawn; Amazon's default key cannot.",
    runbook: "Set the default encryption of the bucket to aws:kms.",
    body: `def policy(resource):
    rules = resource.get("EncryptionRules") or []
    return any(rule.get("SSEAlgorithm") == "aws:kms" for rule in rules)
`,
    examples: { passes: { EncryptionRules: [{ SSEAlgorithm: "aws:kms" }] }, fails: { EncryptionRules: null } },
  },
  {
    id: "Meridian.Bucket.Logged",
    displayName: "Access to buckets is logged",
    severity: "LOW",
    resourceTypes: ["AWS.S3.Bucket"],
    suppressions: ["arn:aws:s3:::meridian-access-logs-*"],
    description: "Without access logs nobody can say later who read what.",
    runbook: "Let the bucket log to meridian-access-logs-production.",
    body: `def policy(resource):
    return resource.get("LoggingPolicy") is not None
`,
    examples: { passes: { LoggingPolicy: { TargetBucket: "logs" } }, fails: { LoggingPolicy: null } },
  },
  {
    id: "Meridian.User.Mfa",
    displayName: "Users with a password have a second factor",
    severity: "HIGH",
    resourceTypes: ["AWS.IAM.User"],
    description: "A password alone can be phished.",
    runbook: "Disable the password until the user has registered a device.",
    body: `def policy(resource):
    return not resource["PasswordEnabled"] or bool(resource["MFADevices"])


def title(resource):
    return f"The user {resource['Name']} signs in without a second factor"
`,
    examples: {
      passes: { Name: "a", PasswordEnabled: false, MFADevices: [] },
      fails: { Name: "a", PasswordEnabled: true, MFADevices: [] },
    },
  },
  {
    id: "Meridian.User.KeysRotated",
    displayName: "Access keys are younger than 90 days",
    severity: "MEDIUM",
    resourceTypes: ["AWS.IAM.User"],
    description: "Old keys lie around in more and more places.",
    runbook: "Create a new key, change the program that uses it, delete the old one.",
    body: `def policy(resource):
    return all(key["AgeDays"] <= 90 for key in resource.get("AccessKeys") or [])
`,
    examples: { passes: { AccessKeys: [{ AgeDays: 12 }] }, fails: { AccessKeys: [{ AgeDays: 400 }] } },
  },
  {
    id: "Meridian.Role.TrustsOwnAccounts",
    displayName: "Roles trust our own accounts only",
    severity: "HIGH",
    resourceTypes: ["AWS.IAM.Role"],
    description: "Whoever a role trusts can become it.",
    runbook: "Remove the foreign account from the role's trust policy, and look who assumed the role.",
    body: `OWN = {"471112345678", "471187654321", "471100112233"}


def policy(resource):
    return all(account in OWN for account in resource["TrustedAccounts"])


def title(resource):
    return f"The role {resource['Name']} trusts a foreign account"
`,
    examples: {
      passes: { Name: "a", TrustedAccounts: ["471112345678"] },
      fails: { Name: "a", TrustedAccounts: ["666677778888"] },
    },
  },
  {
    id: "Meridian.SecurityGroup.Administration",
    displayName: "Administration is not open to the internet",
    severity: "CRITICAL",
    resourceTypes: ["AWS.EC2.SecurityGroup"],
    description: "SSH and RDP are reached through the session manager alone.",
    runbook: "Remove the rule. Ask who added it, and what came in meanwhile.",
    body: `def policy(resource):
    for rule in resource.get("IpPermissions") or []:
        if "0.0.0.0/0" in rule["Ranges"] and any(rule["FromPort"] <= port <= rule["ToPort"] for port in (22, 3389)):
            return False
    return True


def title(resource):
    return f"{resource['Name']} lets the internet administrate"
`,
    examples: {
      passes: { Name: "a", IpPermissions: [{ FromPort: 443, ToPort: 443, Ranges: ["0.0.0.0/0"] }] },
      fails: { Name: "a", IpPermissions: [{ FromPort: 20, ToPort: 25, Ranges: ["0.0.0.0/0"] }] },
    },
  },
  {
    id: "Meridian.Volume.Encrypted",
    displayName: "Disks are encrypted",
    severity: "MEDIUM",
    resourceTypes: ["AWS.EC2.Volume"],
    description: "Snapshots of an encrypted disk are encrypted as well.",
    runbook: "Copy the disk to an encrypted one at the next maintenance.",
    body: `def policy(resource):
    return resource["Encrypted"]
`,
    examples: { passes: { Encrypted: true }, fails: { Encrypted: false } },
  },
  {
    id: "Meridian.Instance.MetadataTokens",
    displayName: "Machines ask for a token before they tell their credentials",
    severity: "LOW",
    resourceTypes: ["AWS.EC2.Instance"],
    description: "Without tokens a web application can be tricked into reading the machine's credentials.",
    runbook: "Set HttpTokens to required.",
    body: `def policy(resource):
    return resource["MetadataOptions"]["HttpTokens"] == "required"
`,
    examples: {
      passes: { MetadataOptions: { HttpTokens: "required" } },
      fails: { MetadataOptions: { HttpTokens: "optional" } },
    },
  },
  {
    id: "Meridian.Database.NotPublic",
    displayName: "Databases have no public address",
    severity: "CRITICAL",
    resourceTypes: ["AWS.RDS.Instance"],
    description: "Databases are reached from our own networks.",
    runbook: "Make the database private and look at its connections.",
    body: `def policy(resource):
    return not resource["PubliclyAccessible"]
`,
    examples: { passes: { PubliclyAccessible: false }, fails: { PubliclyAccessible: true } },
  },
  {
    id: "Meridian.Database.BackedUp",
    displayName: "Databases keep backups for a week",
    severity: "MEDIUM",
    resourceTypes: ["AWS.RDS.Instance"],
    description: "",
    runbook: "Set the retention of backups to 7 days.",
    body: `def policy(resource):
    return resource["BackupRetentionPeriod"] >= 7
`,
    examples: { passes: { BackupRetentionPeriod: 14 }, fails: { BackupRetentionPeriod: 1 } },
  },
  {
    id: "Meridian.Snapshot.NotShared",
    displayName: "Snapshots are not shared with strangers",
    severity: "HIGH",
    resourceTypes: ["AWS.RDS.Snapshot"],
    description: "Whoever a snapshot is shared with can copy the whole database.",
    runbook: "Stop sharing it. Look who shared it, and whether it was copied.",
    body: `def policy(resource):
    return all(account.startswith("4711") for account in resource["SharedWith"])


def title(resource):
    return f"The snapshot {resource['Name']} is shared with a foreign account"
`,
    examples: {
      passes: { Name: "a", SharedWith: ["471187654321"] },
      fails: { Name: "a", SharedWith: ["666677778888"] },
    },
  },
  {
    id: "Meridian.Trail.Logging",
    displayName: "Trails log",
    severity: "CRITICAL",
    resourceTypes: ["AWS.CloudTrail"],
    description: "Somebody who stops a trail has something to hide.",
    runbook: "Start the trail again, then look at who stopped it and what they did just before.",
    body: `def policy(resource):
    return resource["IsLogging"] and resource["LogFileValidationEnabled"]


def title(resource):
    return f"The trail {resource['Name']} does not log"
`,
    examples: {
      passes: { Name: "a", IsLogging: true, LogFileValidationEnabled: true },
      fails: { Name: "a", IsLogging: false, LogFileValidationEnabled: true },
    },
  },
  {
    id: "Meridian.Function.Runtime",
    displayName: "Functions run on a supported runtime",
    severity: "LOW",
    resourceTypes: ["AWS.Lambda.Function"],
    description: "Functions from container images have no runtime, which this policy does not know yet.",
    runbook: "Move the function to the next runtime.",
    body: `UNSUPPORTED = ("nodejs14", "nodejs16", "python3.7", "python3.8")


def policy(resource):
    return not resource["Runtime"].startswith(UNSUPPORTED)
`,
    examples: { passes: { Runtime: "python3.13" }, fails: { Runtime: "nodejs16.x" } },
  },
  {
    id: "Meridian.Key.Rotates",
    displayName: "Encryption keys rotate",
    severity: "INFO",
    resourceTypes: ["AWS.KMS.Key"],
    description: "",
    runbook: "Enable the yearly rotation of the key.",
    body: `def policy(resource):
    return resource["KeyRotationEnabled"]
`,
    examples: { passes: { KeyRotationEnabled: true }, fails: { KeyRotationEnabled: false } },
  },
];

/** The company's policies, written when its month began. */
export function demoPolicies(createdAt: Date): Policy[] {
  return wanted.map(({ examples, suppressions = [], ...policy }) => ({
    ...policy,
    kind: "POLICY",
    enabled: true,
    suppressions,
    reference: "",
    tags: ["Cloud baseline"],
    reports: {},
    outputIds: [],
    tests: [
      { name: "complies", expectedResult: true, log: { ...examples.passes }, mocks: [] },
      { name: "does not comply", expectedResult: false, log: { ...examples.fails }, mocks: [] },
    ],
    managed: false,
    createdAt,
    lastModified: createdAt,
  }));
}
