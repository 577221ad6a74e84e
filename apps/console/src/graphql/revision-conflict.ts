import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Whether somebody else has saved the same thing since it was read. */
export function isConflict(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === "RevisionConflict";
}
