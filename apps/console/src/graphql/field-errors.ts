import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** What the server says about single fields of a form: field name → sentence; empty when it says nothing of the kind. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const given = error.errors[0]?.extensions?.fieldErrors;
  return typeof given === "object" && given !== null ? (given as Record<string, string>) : {};
}
