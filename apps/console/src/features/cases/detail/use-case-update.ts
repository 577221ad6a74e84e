import { useMutation } from "@apollo/client/react";
import type { UpdateCaseInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const updateCaseMutation = graphql(`
  mutation UpdateCase($input: UpdateCaseInput!) {
    updateCase(input: $input) { case { id ...CaseFields } }
  }
`);

/** Rejects with the server's error, also when somebody changed the case since it was read. */
export function useCaseUpdate(): (input: UpdateCaseInput) => Promise<unknown> {
  const [update] = useMutation(updateCaseMutation);
  return (input) => update({ variables: { input } });
}
