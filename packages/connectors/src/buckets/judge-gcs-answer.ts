import { CollectionFailure, type CollectionFailureKind, isObject } from "@pharos/domain";

interface GcsRequest {
  readonly right: string;
  /** The bucket, such as gs://logs. */
  readonly target: string;
  /** It was about one object rather than the bucket. */
  readonly isObject: boolean;
}

/** Says of a refusal of Google Cloud Storage which right or setting is missing, or that it may pass. */
export function judgeGcsAnswer(status: number, body: string, request: GcsRequest): CollectionFailure {
  const [kind, sentence] = explain(status, readMessage(body) ?? `HTTP ${status}`, request);
  return new CollectionFailure(kind, sentence);
}

function explain(status: number, said: string, request: GcsRequest): [CollectionFailureKind, string] {
  const { right, target, isObject: isOfObject } = request;
  if (/requester pays|user project/i.test(said)) {
    return [
      "missing",
      `${target} is paid for by whoever reads it (${said}). Enter the project that pays, and grant the service account serviceusage.services.use in it.`,
    ];
  }
  switch (status) {
    case 401:
      return ["denied", `Google refused the access token (${said}). Check the key of the service account.`];
    case 403:
      return [
        "denied",
        `${right} on ${target} was refused (${said}). Grant the role Storage Object Viewer on the bucket to the service account.`,
      ];
    case 404:
      // An object is missed in the same words as its bucket.
      return isOfObject && !/bucket does not exist/i.test(said)
        ? ["gone", "The object is no longer in the bucket."]
        : ["missing", `${target} was not found (${said}). Check the name of the bucket.`];
    case 400:
      return ["missing", `${target} cannot be read (${said}). Check the name of the bucket and the project that pays.`];
    default:
      return ["transient", `${target} could not be reached (${said}). Pharos tries again.`];
  }
}

/** Answers are JSON, those to downloads are text. */
function readMessage(body: string): string | undefined {
  const text = body.trim().slice(0, 300);
  try {
    const answer: unknown = JSON.parse(body);
    const error = isObject(answer) && isObject(answer.error) ? answer.error : {};
    return typeof error.message === "string" && error.message !== "" ? error.message : undefined;
  } catch {
    return text === "" ? undefined : text;
  }
}
