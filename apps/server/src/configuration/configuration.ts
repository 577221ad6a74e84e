import { resolve } from "node:path";
import { z } from "zod";
import { isOfKubernetes } from "./kubernetes-variables.ts";

const roleNames = ["api", "ingest", "collect", "detect", "schedule", "deliver"] as const;

const text = z.string().trim().min(1);
const wholeNumber = z.coerce.number({ error: "must be a whole number" }).int();
const destination = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.string().regex(/^[\w.-]+$/)], {
  error: "must be host names, addresses or networks, such as localhost,10.0.0.0/8",
});

const yesOrNo = z
  .enum(["true", "false"])
  .or(z.boolean())
  .transform((value) => value === true || value === "true");

const natsAddressError = "must be addresses such as nats://user:password@10.0.0.7:4222, or tls:// ones";

const asList = (value: unknown) =>
  typeof value === "string"
    ? value.split(",").map((entry) => entry.trim())
    : typeof value === "boolean"
      ? [value]
      : value;

/**
 * Only by its address: whoever reaches Pharos past the proxy could claim any address otherwise, and so could a count
 * of proxies in front.
 */
const proxyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: ({ input }) =>
    `must be the addresses or networks of your reverse proxies, such as 127.0.0.1,10.0.0.0/8, not ${JSON.stringify(input)}; leave it out without a proxy`,
});

/**
 * Every setting, in one place. The key is how `pharos.yaml` spells it; the environment says `PHAROS_` and the
 * same words in capitals (`dataDir` → `PHAROS_DATA_DIR`).
 */
export const configurationSchema = z.strictObject({
  host: text.default("127.0.0.1").describe("Address to listen on"),
  port: wholeNumber.min(0).max(65_535).default(8080).describe("Port to listen on; 0 chooses a free one"),
  syslogHost: text.optional().describe("Address that syslog sources listen on; that of host when absent"),
  publicUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("How people and senders reach Pharos, when not by host and port"),
  dataDir: text.default("./data").describe("Folder of everything that Pharos keeps"),
  databaseUrl: z.url().optional().describe("A PostgreSQL server instead of the embedded one"),
  lakeUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("A ClickHouse server instead of the embedded engine"),
  natsUrl: z
    .preprocess(asList, z.array(z.url({ protocol: /^(?:nats|tls)$/, error: natsAddressError })).min(1))
    .optional()
    .describe("NATS servers that carry deliveries from processes with ingest or collect to those with detect"),
  natsCredentials: text.optional().describe("Text of a .creds file for the NATS servers, instead of a user in natsUrl"),
  natsStream: z
    .string()
    .regex(/^[\w-]{1,64}$/, "must be letters, digits, - and _")
    .default("pharos")
    .describe("Name of the JetStream stream of deliveries"),
  natsStreamBytes: wholeNumber
    .min(128 * 1024 ** 2)
    .default(8 * 1024 ** 3)
    .describe("Bytes of deliveries that may wait in NATS; beyond them senders are told to wait"),
  natsReplicas: z.coerce
    .number()
    .pipe(z.union([z.literal(1), z.literal(3), z.literal(5)], { error: "must be 1, 3 or 5" }))
    .default(1)
    .describe("NATS servers that keep each delivery"),
  roles: z
    .preprocess(asList, z.array(z.enum(roleNames)).min(1))
    .default([...roleNames])
    .describe("What this process does"),
  adminEmail: z.email().optional().describe("First administrator, created unattended; with adminPassword"),
  adminPassword: text.optional().describe("Password of the first administrator"),
  secretKey: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal digits")
    .optional()
    .describe("Key of the secrets in the store; a key file in the data folder when absent"),
  customerName: text.max(100).default("Pharos").describe("Name of the organisation, shown in the console"),
  uploadsSkipInvalid: yesOrNo
    .default(false)
    .describe("Uploads of detections leave out what is wrong, unless they say skipInvalid themselves"),
  retentionDays: wholeNumber.min(1).max(3650).default(365).describe("Days that events are kept"),
  logLevel: z.enum(["fatal", "error", "warn", "info", "debug", "trace"]).default("info").describe("What is logged"),
  tracesUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Where traces are sent by OTLP/HTTP, such as http://localhost:4318/v1/traces; none are made when absent"),
  tracesShare: z.coerce
    .number({ error: "must be a number from 0 to 1" })
    .min(0)
    .max(1)
    .default(1)
    .describe("Share of requests and background works that are traced; with tracesUrl"),
  workers: wholeNumber
    .min(1)
    .max(64)
    .optional()
    .describe("Threads that normalise and detect; cores less one when absent"),
  wheels: text
    .optional()
    .describe("Folder of Python packages (wheels) that rules import; wheels in the data folder when absent"),
  trustProxy: z
    .preprocess(asList, z.array(proxyAddress))
    .default([])
    .describe("Addresses and networks of reverse proxies whose X-Forwarded-For is believed, such as 10.0.0.5"),
  aiBaseUrl: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).username === "", "must be without a user; a key is aiApiKey")
    .optional()
    .describe("Model provider: where /chat/completions is below, such as https://api.openai.com/v1; with aiModel"),
  aiModel: text.optional().describe("Name of the model, as the provider spells it"),
  aiApiKey: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, "must be without spaces and of plain characters")
    .optional()
    .describe("Key for the model provider; none for most on one's own machines"),
  aiInputTokensMax: wholeNumber
    .min(1000)
    .max(2_000_000)
    .default(30_000)
    .describe("How much of an alert's events the model is sent, about; less than its context window"),
  allowedPrivateHosts: z
    .preprocess(asList, z.array(destination))
    .default([])
    .describe("Hosts and networks that outgoing requests may reach though their addresses are not public"),
  awsAccessKeyId: text.optional().describe("The deployment's AWS identity as an access key; with awsSecretAccessKey"),
  awsSecretAccessKey: text.optional().describe("Secret of that access key"),
  awsCredentials: z
    .enum(["environment", "web-identity", "container", "instance"])
    .optional()
    .describe(
      "The deployment's AWS identity as the machine has it; people who edit sources or destinations may use it",
    ),
  awsRoleOptional: yesOrNo
    .default(false)
    .describe("Sources and destinations may use the AWS identity without assuming a role"),
  googleTokenFolder: text
    .optional()
    .describe("Folder of token files that sources and destinations of Google may use (workload identity federation)"),
  accountBase: wholeNumber
    .min(1000)
    .max(65_000)
    .default(60_900)
    .describe("Where Pharos runs as root: the first of five user and group numbers for its child processes"),
  backupTo: text.optional().describe("Folder, or s3://bucket/prefix, that backups are made to by themselves"),
  backupEveryHours: wholeNumber.min(1).max(8760).default(24).describe("Hours between backups; with backupTo"),
  backupKeep: wholeNumber.min(1).max(1000).default(14).describe("How many backups stay in backupTo"),
  backupPassphrase: z
    .string()
    .trim()
    .min(12, "must have at least 12 characters")
    .optional()
    .describe("What backups are encrypted with; keep a copy elsewhere"),
  backupS3Region: text.default("us-east-1").describe("Region of the bucket of backups"),
  backupS3Endpoint: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of a store that is compatible with S3, for backups; Amazon's when absent"),
  sessionHours: wholeNumber.min(1).max(8760).default(720).describe("Hours after which a person signs in again"),
});

export type Configuration = z.infer<typeof configurationSchema>;
export type SettingName = keyof Configuration;
export const settingNames = Object.keys(configurationSchema.shape) as SettingName[];
export const secretSettings: ReadonlySet<SettingName> = new Set([
  "adminPassword",
  "secretKey",
  "databaseUrl",
  "lakeUrl",
  "natsUrl",
  "natsCredentials",
  "aiApiKey",
  "awsSecretAccessKey",
  "backupPassphrase",
]);

/** What commands read that speak to a server; see `findToken`. */
const clientVariables: ReadonlySet<string> = new Set(["PHAROS_TOKEN", "PHAROS_TOKEN_FILE"]);

/** `dataDir` → `PHAROS_DATA_DIR` */
export function environmentName(setting: SettingName): string {
  return `PHAROS_${setting.replace(/[A-Z]/g, (c) => `_${c}`).toUpperCase()}`;
}

export type Origin = "default" | "pharos.yaml" | "environment" | "command line";
export interface LoadedConfiguration {
  readonly values: Configuration;
  readonly origins: Readonly<Record<SettingName, Origin>>;
}

export interface ConfigurationInput {
  readonly file: Readonly<Record<string, unknown>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly commandLine: Readonly<Partial<Record<SettingName, unknown>>>;
}

/** Each wrong setting in one sentence that says where it came from. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((p) => `  ${p}`).join("\n")}`);
    this.problems = problems;
  }
}

/**
 * Puts the settings together: the command line wins over the environment, that over `pharos.yaml`, that over defaults.
 * @throws ConfigurationError naming every problem at once
 */
export function loadConfiguration(input: ConfigurationInput): LoadedConfiguration {
  const origins = {} as Record<SettingName, Origin>;
  const merged: Record<string, unknown> = {};
  const environment = Object.fromEntries(
    Object.entries(input.environment).filter(([name, value]) => !isOfKubernetes(name, value)),
  );
  for (const name of settingNames) {
    const [origin, value] = findValue(name, { ...input, environment });
    origins[name] = origin;
    if (value !== undefined) merged[name] = value;
  }
  const problems = Object.keys(input.file)
    .filter((key) => !settingNames.includes(key as SettingName))
    .map((key) => `${key} (pharos.yaml) is not a setting; pharos config lists them`);
  for (const key of Object.keys(environment)) {
    if (
      key.startsWith("PHAROS_") &&
      !clientVariables.has(key) &&
      !settingNames.some((n) => environmentName(n) === key)
    ) {
      problems.push(`${key} (environment) is not a setting; pharos config lists them`);
    }
  }
  const parsed = configurationSchema.safeParse(merged);
  if (parsed.success) problems.push(...conflictsIn(parsed.data, origins));
  else problems.push(...parsed.error.issues.map((issue) => describeIssue(issue, origins, merged)));
  if (problems.length > 0 || !parsed.success) throw new ConfigurationError(problems);
  return { values: { ...parsed.data, dataDir: resolve(parsed.data.dataDir) }, origins };
}

/** Settings that are well each by itself, but not together. */
function conflictsIn(values: Configuration, origins: LoadedConfiguration["origins"]) {
  const { adminEmail, adminPassword, roles, aiBaseUrl, aiModel, aiApiKey, awsAccessKeyId, awsSecretAccessKey } = values;
  const { backupTo, backupPassphrase } = values;
  const conflicts: string[] = [];
  if (Boolean(adminEmail) !== Boolean(adminPassword)) {
    conflicts.push("adminEmail and adminPassword go together: give both or neither");
  }
  if (Boolean(aiBaseUrl) !== Boolean(aiModel))
    conflicts.push("aiBaseUrl and aiModel go together: give both or neither");
  if (Boolean(awsAccessKeyId) !== Boolean(awsSecretAccessKey))
    conflicts.push("awsAccessKeyId and awsSecretAccessKey go together: give both or neither");
  if (awsAccessKeyId && values.awsCredentials)
    conflicts.push("awsCredentials and awsAccessKeyId exclude each other: give only one");
  if (aiApiKey && !aiBaseUrl)
    conflicts.push("aiApiKey needs aiBaseUrl: set the address of the service that the key is for");
  if (backupTo && !backupPassphrase)
    conflicts.push(
      "backupTo needs backupPassphrase: backups are encrypted; PHAROS_BACKUP_PASSPHRASE_FILE names its file",
    );
  const taking = roles.find((role) => role === "ingest" || role === "collect");
  if (taking !== undefined && !roles.includes("detect") && !values.natsUrl) {
    const name = spelledName("roles", origins);
    conflicts.push(
      `${name}: ${taking} needs detect in the same process, or NATS to reach other processes; add detect, or set natsUrl`,
    );
  }
  if (values.natsCredentials && !values.natsUrl)
    conflicts.push("natsCredentials needs natsUrl: set the addresses of NATS");
  return conflicts;
}

function findValue(name: SettingName, input: ConfigurationInput): readonly [Origin, unknown] {
  if (input.commandLine[name] !== undefined) return ["command line", input.commandLine[name]];
  const variable = input.environment[environmentName(name)];
  if (variable !== undefined && variable !== "") return ["environment", variable];
  if (input.file[name] !== undefined) return ["pharos.yaml", input.file[name]];
  return ["default", undefined];
}

function describeIssue(
  issue: z.core.$ZodIssue,
  origins: Record<SettingName, Origin>,
  given: Readonly<Record<string, unknown>>,
): string {
  const name = String(issue.path[0]) as SettingName;
  const value = given[name];
  const isShown = typeof value === "string" && !secretSettings.has(name);
  return `${spelledName(name, origins)}: ${issue.message}${isShown ? `, but is ${JSON.stringify(value)}` : ""}`;
}

/** As the person wrote it, and where. */
function spelledName(name: SettingName, origins: Record<SettingName, Origin>): string {
  const origin = origins[name];
  return `${origin === "environment" ? environmentName(name) : name} (${origin})`;
}
