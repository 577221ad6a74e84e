import { type BucketSettings, PharosError, prefixProblems } from "@pharos/domain";
import { z } from "zod";
import { awsShape, webAddress } from "./aws-settings.ts";

/** Settings as a form or a client gives them: an empty text is no setting. */
export interface BucketRequest {
  readonly bucket: string;
  readonly region?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly accessKeyId?: string | undefined;
  readonly roleArn?: string | undefined;
  readonly externalId?: string | undefined;
  readonly queueUrl?: string | undefined;
  readonly awsAccountId?: string | undefined;
  readonly kmsKey?: string | undefined;
  readonly prefixes: BucketSettings["prefixes"];
}

const prefixesMax = 100;
const schema = z.object({
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
  prefixes: z
    .array(
      z.object({
        prefix: z.string().max(1024),
        logTypes: z.array(z.string()),
        excludedPrefixes: z.array(z.string().min(1).max(1024)).max(prefixesMax),
      }),
    )
    .min(1, "Add at least one prefix")
    .max(prefixesMax, `At most ${prefixesMax} prefixes`),
});

const principalSchema = schema.pick({ accessKeyId: true, region: true, endpoint: true });
/** As much of the settings as tells whose a key is. */
export type PrincipalRequest = Partial<z.infer<typeof principalSchema>>;

/** @throws PharosError InvalidInput with field errors */
export function readPrincipalRequest(given: PrincipalRequest): z.infer<typeof principalSchema> {
  return readSettings(principalSchema, given);
}

/**
 * @param storedLogTypes those that the source has already
 * @throws PharosError InvalidInput with field errors
 */
export function readBucketSettings(given: BucketRequest, storedLogTypes: readonly string[] = []): BucketSettings {
  const settings = readSettings(schema, given);
  checkPrefixes(settings, storedLogTypes);
  return settings;
}

function readSettings<T>(shape: z.ZodType<T>, given: object): T {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== "" && value !== undefined));
  const parsed = shape.safeParse({ region: "us-east-1", ...present });
  if (parsed.success) return parsed.data;
  const fieldErrors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [formField(String(path[0])), message]),
  );
  throw invalid(fieldErrors);
}

function checkPrefixes({ prefixes }: BucketSettings, storedLogTypes: readonly string[]): void {
  const problems = prefixProblems(prefixes, storedLogTypes).map((row) => Object.values(row)[0]);
  const at = problems.findIndex((problem) => problem !== undefined);
  if (at < 0) return;
  const prefix = prefixes[at]?.prefix ?? "";
  const place = prefix === "" ? "The row without a prefix" : `The prefix ${prefix}`;
  throw invalid({ s3PrefixLogTypes: `${place}: ${problems[at]}` });
}

function invalid(fieldErrors: Record<string, string>): PharosError {
  const [first = ["", ""]] = Object.entries(fieldErrors);
  return new PharosError("sources.invalid", "InvalidInput", `${first[0]}: ${first[1]}`, fieldErrors);
}

/** As the inputs of GraphQL call it. */
function formField(name: string): string {
  const names: Readonly<Record<string, string>> = {
    bucket: "s3Bucket",
    roleArn: "logProcessingRole",
    prefixes: "s3PrefixLogTypes",
  };
  return names[name] ?? name;
}
