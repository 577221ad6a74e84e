import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { describeError } from "@pharos/domain";

/** The sentence that a person reads (specification 1 §8). */
export function errorText(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return graphqlErrorText(error);
  if (ServerError.is(error))
    return networkErrorText(error.statusCode, firstServerMessage(error.bodyText) ?? error.message);
  if (isUnreachable(error)) return unreachableText;
  return describeError(error);
}

const unreachableText = "Couldn't reach the Pharos server. Check your connection, then try again.";

/** What `fetch` says when no answer came, in each browser's own words. */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError && /^(failed to fetch|load failed|networkerror|fetch failed)/i.test(error.message);

function graphqlErrorText({ errors }: CombinedGraphQLErrors): string {
  const first = errors[0];
  if (!first) return "An unexpected server error has occurred";
  if (first.message) return capitalized(first.message);
  return silentTexts[String(first.extensions?.code)] ?? "An unexpected server error has occurred";
}

/** For failures of a category that come without a sentence. */
const silentTexts: Readonly<Record<string, string>> = {
  Unauthenticated: "You are not authorized to perform this request",
  Forbidden: "You are not authorized to perform this request",
  NotFound: "The resource you requested couldn't be found on our servers",
};

function networkErrorText(status: number, message: string): string {
  if (status === 502) return "Request timed out";
  if (status === 422) return "Unable to forward request to the underlying services. Please try again";
  return capitalized(message);
}

/** The HTTP-like status for the error pages; undefined when the error says none. */
export function errorStatus(error: unknown): number | "unknown" | undefined {
  if (ServerError.is(error)) return error.statusCode;
  if (!CombinedGraphQLErrors.is(error)) return error instanceof TypeError ? "unknown" : undefined;
  const status = error.errors[0]?.extensions?.httpStatus;
  return typeof status === "number" ? status : undefined;
}

function firstServerMessage(bodyText: string): string | undefined {
  try {
    const body: { errors?: { message?: string }[]; message?: string } = JSON.parse(bodyText);
    return body.errors?.[0]?.message ?? body.message;
  } catch {
    return undefined;
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
