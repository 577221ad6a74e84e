/** A seeded stream of numbers in [0, 1): the same seed, the same events. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const services = ["ec2", "s3", "iam", "sts", "kms", "lambda", "rds", "logs", "dynamodb", "ssm"] as const;
const verbs = ["Describe", "List", "Get", "Put", "Create", "Delete", "Update", "Attach"] as const;
const nouns = ["Instances", "Buckets", "Roles", "Keys", "Functions", "Snapshots", "Parameters", "Policies"] as const;

/** The name that rules look for; one event in 200 has one of them. */
export function watchedName(rule: number): string {
  return `WatchedCall${String(rule).padStart(5, "0")}`;
}

/**
 * CloudTrail-like events as JSON lines, about 1.4 kB each: the shape of the real ones, with nested identity,
 * parameters that vary, and the usual noise.
 */
export function cloudTrailLines(count: number, seed: number, rules = 1, startMs = Date.UTC(2026, 2, 1, 8)): string[] {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const hex = (digits: number) => Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join("");
  const digits = (n: number) => Array.from({ length: n }, () => Math.floor(random() * 10)).join("");
  return Array.from({ length: count }, (_, i) => {
    const service = pick(services);
    const user = `user-${Math.floor(random() * 80)}`;
    const account = `11112222${digits(4)}`;
    const isWatched = random() < 1 / 200;
    return JSON.stringify({
      eventVersion: "1.08",
      userIdentity: {
        type: "AssumedRole",
        principalId: `AROA${hex(16).toUpperCase()}:${user}`,
        arn: `arn:aws:sts::${account}:assumed-role/engineering/${user}`,
        accountId: account,
        accessKeyId: `ASIA${hex(16).toUpperCase()}`,
        sessionContext: {
          sessionIssuer: {
            type: "Role",
            principalId: `AROA${hex(16).toUpperCase()}`,
            arn: `arn:aws:iam::${account}:role/engineering`,
            accountId: account,
            userName: "engineering",
          },
          webIdFederationData: {},
          attributes: { creationDate: "2026-03-01T08:00:00Z", mfaAuthenticated: String(random() < 0.9) },
        },
      },
      eventTime: new Date(startMs + i * 250).toISOString().replace(/\.\d+/, ""),
      eventSource: `${service}.amazonaws.com`,
      eventName: isWatched ? watchedName(Math.floor(random() * rules)) : pick(verbs) + pick(nouns),
      awsRegion: pick(["eu-central-1", "us-east-1", "eu-west-1"]),
      sourceIPAddress: `198.51.100.${Math.floor(random() * 255)}`,
      userAgent:
        "aws-cli/2.15.30 Python/3.11.8 Linux/6.1 exe/x86_64.debian.12 prompt/off command/ec2.describe-instances",
      requestParameters:
        random() < 0.7
          ? {
              instancesSet: { items: [{ instanceId: `i-0${hex(16)}` }] },
              filterSet: {},
              maxResults: Math.floor(random() * 1000),
            }
          : null,
      responseElements: random() < 0.2 ? { requestId: hex(32), _return: true } : null,
      requestID: `${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}`,
      eventID: `${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}`,
      readOnly: true,
      eventType: "AwsApiCall",
      managementEvent: true,
      recipientAccountId: account,
      eventCategory: "Management",
      tlsDetails: {
        tlsVersion: "TLSv1.3",
        cipherSuite: "TLS_AES_128_GCM_SHA256",
        clientProvidedHostHeader: `${service}.eu-central-1.amazonaws.com`,
      },
    });
  });
}
