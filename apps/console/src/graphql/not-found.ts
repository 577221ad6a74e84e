import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Whether the server says that there is no such thing, for this reader. */
export function isNotFound(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === "NotFound";
}
