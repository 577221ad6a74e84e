import { PharosError } from "@pharos/domain";
import { GraphQLError } from "graphql";

export const unexpectedErrorMessage = "An unexpected server error has occurred";

/** What a client reads under `extensions`: the category decides what it does, the address names the failure. */
export interface ErrorExtensions {
  readonly code: string;
  readonly address?: string;
  readonly httpStatus: number;
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly requestId?: string;
}

export function extensionsOf(error: PharosError): ErrorExtensions {
  return {
    code: error.category,
    address: error.code,
    httpStatus: error.httpStatus,
    ...(error.fieldErrors && { fieldErrors: error.fieldErrors }),
  };
}

/**
 * The error as the client gets it. Expected failures keep their sentence, faults of the request itself (syntax,
 * validation, limits) keep theirs, anything else is logged and hidden behind the id under which it was logged.
 */
export function mapGraphqlError(
  error: unknown,
  requestId: string,
  logUnexpected: (cause: unknown) => void,
): GraphQLError {
  const cause = originOf(error);
  if (cause instanceof PharosError) return replaced(error, cause.message, extensionsOf(cause));
  if (error instanceof GraphQLError && cause === undefined) {
    return error.extensions.code ? error : replaced(error, error.message, faultOf(error));
  }
  logUnexpected(cause ?? error);
  return replaced(error, unexpectedErrorMessage, { code: "ServerError", httpStatus: 500, requestId });
}

/** The thrown thing below the layers that GraphQL puts around it; undefined when GraphQL itself complains. */
function originOf(error: unknown): unknown {
  let cause: unknown = error;
  while (cause instanceof GraphQLError) cause = cause.originalError;
  return cause;
}

/** Before execution there is no path: the document or its variables are wrong. */
function faultOf(error: GraphQLError): ErrorExtensions {
  return { code: error.path ? "InvalidInput" : "GRAPHQL_VALIDATION_FAILED", httpStatus: 400 };
}

/** The error at the same place, saying something else. */
function replaced(error: unknown, message: string, extensions: ErrorExtensions): GraphQLError {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions: { ...extensions } });
  const { nodes, path, source, positions } = error;
  return new GraphQLError(message, {
    ...(nodes ? { nodes } : source && positions && { source, positions }),
    ...(path && { path }),
    extensions: { ...extensions },
  });
}
