import { CollectionFailure, type CollectionFailureKind, describeError, isObject, PharosError } from "@pharos/domain";

/** An attempt, by the right that it takes. */
export interface AwsAction {
  readonly right: string;
  /** The thing that it was tried on, such as `s3://logs`. */
  readonly target: string;
  /** The advice where it is not there. */
  readonly remedy?: string;
}

const deniedCodes =
  /AccessDenied|Forbidden|AuthorizationError|ExpiredToken|InvalidToken|InvalidClientTokenId|InvalidAccessKeyId|InvalidSecurity|SignatureDoesNotMatch|UnrecognizedClient|MissingAuthenticationToken|AccountProblem|KMS/i;
const missingCodes =
  /NoSuchBucket|QueueDoesNotExist|NonExistentQueue|PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocation|InvalidBucketName|MalformedPolicy|RegionDisabled|InvalidAddress/i;

/** Says of a failure of AWS which right or setting is missing, or that it may pass. */
export function judgeAwsFailure(error: unknown, action: AwsAction): CollectionFailure {
  if (error instanceof CollectionFailure) return error;
  // Pharos itself refused to connect.
  if (error instanceof PharosError) return new CollectionFailure("missing", error.message);
  const code = error instanceof Error ? error.name : "";
  if (isClockWrong(code, error)) {
    const message = `${action.right} on ${action.target} was refused, because the clock of Pharos differs from that of the service (${describeFailure(error, code)}). Set the clock of the machine, for example by NTP. Pharos tries again.`;
    return new CollectionFailure("transient", message);
  }
  const kind = kindOf(code, statusOf(error));
  return new CollectionFailure(kind, sentenceOf(kind, describeFailure(error, code), action));
}

/** S3 has codes of its own for it; the other services refuse the signature and say that it expired, or is not valid yet. */
function isClockWrong(code: string, error: unknown): boolean {
  if (/RequestTimeTooSkewed|RequestExpired|RequestInTheFuture/.test(code)) return true;
  return /Signature/.test(code) && /signature (expired|not yet current)/i.test(describeError(error));
}

/** A failed fetch says why in its cause alone. */
function describeFailure(error: unknown, code: string): string {
  if (error instanceof TypeError && error.cause instanceof Error && error.cause.message !== "")
    return error.cause.message;
  const message = describeError(error);
  return message === "" || message === code ? code : `${code}: ${message}`;
}

function kindOf(code: string, status: number | undefined): CollectionFailureKind {
  if (code === "InvalidObjectState") return "archived";
  if (missingCodes.test(code) || status === 301) return "missing";
  if (/NoSuchKey|NoSuchVersion/.test(code)) return "gone";
  if (deniedCodes.test(code) || status === 401 || status === 403) return "denied";
  return status === 404 ? "gone" : "transient";
}

function sentenceOf(kind: CollectionFailureKind, said: string, action: AwsAction): string {
  const { right, target, remedy = "Check the bucket, the region, the endpoint and the queue." } = action;
  const subject = target.replace(/^the /, "The ");
  switch (kind) {
    case "denied":
      return `${right} on ${target} was refused (${said}). Check the access key, and grant ${right} to it or to the role.`;
    case "missing":
      return `${subject} was not found (${said}). ${remedy}`;
    case "gone":
      return "The object is no longer in the bucket.";
    case "archived":
      return "The object is archived. Restore it from Glacier, then retry.";
    default:
      return `${subject} could not be reached (${said}). Pharos tries again.`;
  }
}

function statusOf(error: unknown): number | undefined {
  const metadata = isObject(error) ? error.$metadata : undefined;
  return isObject(metadata) && typeof metadata.httpStatusCode === "number" ? metadata.httpStatusCode : undefined;
}

/** @throws CollectionFailure for whatever fails */
export async function attemptAws<T>(action: AwsAction, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw judgeAwsFailure(error, action);
  }
}
