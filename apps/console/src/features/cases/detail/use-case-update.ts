import { useMutation } from "@apollo/client/react";
import type { UpdateCaseInput, UpdateCaseMutation } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const updateCaseMutation = graphql(`
  mutation UpdateCase($input: UpdateCaseInput!) {
    updateCase(input: $input) { case { id isHiddenFromAssignee ...CaseFields } }
  }
`);

type UpdatedCase = Pick<UpdateCaseMutation["updateCase"]["case"], "isHiddenFromAssignee">;

/** Rejects with the server's error, also when somebody changed the case since it was read. */
export function useCaseUpdate(): (input: UpdateCaseInput) => Promise<UpdatedCase | undefined> {
  const [update] = useMutation(updateCaseMutation);
  return async (input) => (await update({ variables: { input } })).data?.updateCase.case;
}
