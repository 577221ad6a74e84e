import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/** The sentence that a person reads (specification 1 §8). */
export function errorText(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return graphqlErrorText(error);
  if (ServerError.is(error))
    return networkErrorText(error.statusCode, firstServerMessage(error.bodyText) ?? error.message);
  return error instanceof Error ? error.message : String(error);
}

function graphqlErrorText({ errors }: CombinedGraphQLErrors): string {
  const first = errors[0];
  if (!first) return "An unexpected server error has occurred";
  const category = first.extensions?.category ?? first.extensions?.code;
  if (first.message) return capitalized(first.message);
  if (category === "Unauthenticated" || category === "Forbidden")
    return "You are not authorized to perform this request";
  if (category === "NotFound") return "The resource you requested couldn't be found on our servers";
  return "An unexpected server error has occurred";
}

export function networkErrorText(status: number, message: string): string {
  if (status === 502) return "Request timed out";
  if (status === 422) return "Unable to forward request to the underlying services. Please try again";
  return capitalized(message);
}

/** The HTTP-like status for the error pages; undefined when the error says none. */
export function errorStatus(error: unknown): number | "unknown" | undefined {
  if (ServerError.is(error)) return error.statusCode;
  if (!CombinedGraphQLErrors.is(error)) return error instanceof TypeError ? "unknown" : undefined;
  const extensions = error.errors[0]?.extensions;
  return statusByCategory[String(extensions?.category ?? extensions?.code)];
}

const statusByCategory: Readonly<Record<string, number>> = {
  Unauthenticated: 401,
  Forbidden: 403,
  NotFound: 404,
  ServerError: 500,
};

function firstServerMessage(bodyText: string): string | undefined {
  try {
    const body: { errors?: { message?: string }[]; message?: string } = JSON.parse(bodyText);
    return body.errors?.[0]?.message ?? body.message;
  } catch {
    return undefined;
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
