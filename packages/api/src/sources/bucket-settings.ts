import {
  type AzureBlobSettings,
  type BucketKind,
  type BucketPrefix,
  type BucketSettings,
  type GcsSettings,
  PharosError,
  prefixProblems,
  type S3Settings,
} from "@pharos/domain";
import { z } from "zod";
import { awsShape, webAddress } from "./aws-settings.ts";
import { projectId, projectOf, subscriptionId } from "./google-settings.ts";

/** Settings as a form or a client gives them: an empty text is no setting. Those of other kinds are left alone. */
export interface BucketRequest {
  readonly kind: BucketKind;
  /** The name of the storage account in Azure. */
  readonly bucket?: string | undefined;
  readonly prefixes: readonly BucketPrefix[];
  readonly region?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
  readonly roleArn?: string | undefined;
  readonly externalId?: string | undefined;
  readonly queueUrl?: string | undefined;
  readonly awsAccountId?: string | undefined;
  readonly kmsKey?: string | undefined;
  readonly projectId?: string | undefined;
  readonly subscriptionId?: string | undefined;
  readonly userProject?: string | undefined;
  readonly credentials?: string | undefined;
  readonly tenantId?: string | undefined;
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  readonly containers?: readonly string[] | undefined;
  readonly queueName?: string | undefined;
  readonly queueEndpoint?: string | undefined;
  readonly loginEndpoint?: string | undefined;
}

const prefixesMax = 100;
const prefixes = z
  .array(
    z.object({
      prefix: z.string().max(1024),
      logTypes: z.array(z.string()),
      excludedPrefixes: z.array(z.string().min(1).max(1024)).max(prefixesMax),
    }),
  )
  .min(1, "Add at least one prefix")
  .max(prefixesMax, `At most ${prefixesMax} prefixes`);

const s3 = z.object({
  kind: z.enum(["S3", "AmazonSecurityLake"]),
  bucket: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      "Must be a bucket name: 3 to 63 lowercase letters, digits, hyphens and dots",
    ),
  ...awsShape,
  endpoint: webAddress.optional(),
  queueUrl: webAddress.optional(),
  awsAccountId: z
    .string()
    .regex(/^\d{12}$/, "Must be 12 digits")
    .optional(),
  kmsKey: z
    .string()
    .regex(/^arn:[\w-]+:kms:[\w-]+:\d{12}:key\/.+$/, "Must be the ARN of a KMS key")
    .optional(),
  prefixes,
}) satisfies z.ZodType<S3Settings>;

/** A subscriber has a role and a queue, or it could not read the lake. */
const lakeRole = awsShape.roleArn.unwrap();

const gcs = z.object({
  kind: z.literal("Gcs"),
  // Names with dots may have 222 characters.
  bucket: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/,
      "Must be a bucket name: lowercase letters, digits, hyphens, underscores and dots",
    ),
  projectId: projectId.optional(),
  subscriptionId: subscriptionId.optional(),
  userProject: projectId.optional(),
  endpoint: webAddress.optional(),
  prefixes,
}) satisfies z.ZodType<GcsSettings>;

const containersMax = 100;
const uuidOrDomain = /^[\w.-]{1,253}$/;
const azure = z.object({
  kind: z.literal("AzureBlob"),
  bucket: z.string().regex(/^[a-z0-9]{3,24}$/, "Must be a storage account: 3 to 24 lowercase letters and digits"),
  containers: z
    .array(
      z
        .string()
        .regex(
          /^(\$logs|[a-z0-9](?!.*--)[a-z0-9-]{1,61}[a-z0-9])$/,
          "Containers have 3 to 63 lowercase letters, digits and single hyphens",
        ),
    )
    .min(1, "Enter at least one container")
    .max(containersMax, `At most ${containersMax} containers`),
  tenantId: z.string().regex(uuidOrDomain, "Must be a tenant ID"),
  clientId: z.string().regex(uuidOrDomain, "Must be a client ID"),
  queueName: z
    .string()
    .regex(
      /^[a-z0-9](?!.*--)[a-z0-9-]{1,61}[a-z0-9]$/,
      "Must be the name of a storage queue: 3 to 63 lowercase letters, digits and single hyphens",
    )
    .optional(),
  endpoint: webAddress.optional(),
  queueEndpoint: webAddress.optional(),
  loginEndpoint: webAddress.optional(),
  prefixes,
}) satisfies z.ZodType<AzureBlobSettings>;

const principalSchema = s3.pick({ accessKeyId: true, region: true, endpoint: true });
/** As much of the settings as tells whose a key is. */
export type PrincipalRequest = Partial<z.infer<typeof principalSchema>>;

const regionDefault = "us-east-1";

/** @throws PharosError InvalidInput with field errors */
export function readPrincipalRequest(given: PrincipalRequest): z.infer<typeof principalSchema> {
  return readSettings("S3", principalSchema, { region: regionDefault }, given);
}

/**
 * @param storedLogTypes those that the source has already
 * @throws PharosError InvalidInput with field errors
 */
export function readBucketSettings(given: BucketRequest, storedLogTypes: readonly string[] = []): BucketSettings {
  const settings = readSettings(given.kind, schemaOf(given.kind), defaultsOf(given), given);
  checkPrefixes(settings, storedLogTypes);
  return settings;
}

function schemaOf(kind: BucketKind): z.ZodType<BucketSettings> {
  switch (kind) {
    case "Gcs":
      return gcs.refine(({ subscriptionId: id, projectId: project }) => id === undefined || project !== undefined, {
        path: ["projectId"],
        error: "Project ID is required",
      });
    case "AzureBlob":
      return azure;
    case "AmazonSecurityLake":
      return s3.extend({ roleArn: lakeRole, queueUrl: webAddress });
    default:
      return s3;
  }
}

/** What the other settings say already. */
function defaultsOf({ kind, subscriptionId: subscription, credentials = "" }: BucketRequest): object {
  if (kind === "S3" || kind === "AmazonSecurityLake") return { region: regionDefault };
  const project = kind === "Gcs" && subscription ? projectOf(credentials) : undefined;
  return project === undefined ? {} : { projectId: project };
}

const missing: Readonly<Record<string, string>> = {
  bucket: "Bucket is required",
  roleArn: "IAM role is required",
  externalId: "External ID is required",
  queueUrl: "Queue URL is required",
  tenantId: "Tenant ID is required",
  clientId: "Client ID is required",
  containers: "Enter at least one container",
};

function readSettings<T>(kind: BucketKind, shape: z.ZodType<T>, defaults: object, given: object): T {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== "" && value !== undefined));
  const parsed = shape.safeParse({ ...defaults, ...present });
  if (parsed.success) return parsed.data;
  const fieldErrors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return [fieldOf(kind, name), name in present ? message : (missing[name] ?? message)];
    }),
  );
  throw invalid(fieldErrors);
}

function checkPrefixes(settings: BucketSettings, storedLogTypes: readonly string[]): void {
  const { kind, prefixes: rows } = settings;
  const problems = prefixProblems(rows, storedLogTypes).map((row) => Object.values(row)[0]);
  const at = problems.findIndex((problem) => problem !== undefined);
  const prefix = rows[at]?.prefix ?? "";
  const place = prefix === "" ? "The row without a prefix" : `The prefix ${prefix}`;
  if (at >= 0) throw invalid({ [fieldOf(kind, "prefixes")]: `${place}: ${problems[at]}` });
  if (kind !== "AzureBlob") return;
  const { containers } = settings;
  const outside = rows.find((row) => !isInside(row, containers));
  if (!outside) return;
  const problem = `The prefix ${outside.prefix} begins with none of the containers. Write it like ${containers[0]}/`;
  throw invalid({ prefixLogTypes: problem });
}

/** Keys of Azure begin with the container. */
function isInside({ prefix }: BucketPrefix, containers: readonly string[]): boolean {
  return containers.some((container) => `${container}/`.startsWith(prefix) || prefix.startsWith(`${container}/`));
}

function invalid(fieldErrors: Record<string, string>): PharosError {
  const [first = ["", ""]] = Object.entries(fieldErrors);
  return new PharosError("sources.invalid", "InvalidInput", `${first[0]}: ${first[1]}`, fieldErrors);
}

/** As the inputs of GraphQL call it. */
function fieldOf(kind: BucketKind, name: string): string {
  if (name === "roleArn") return "logProcessingRole";
  if (name === "prefixes") return kind === "S3" ? "s3PrefixLogTypes" : "prefixLogTypes";
  if (name !== "bucket") return name;
  if (kind === "AzureBlob") return "storageAccount";
  return kind === "S3" ? "s3Bucket" : "bucket";
}
