import { useMutation } from "@apollo/client/react";
import { useNavigate } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";

const undoMutation = graphql(`
  mutation UndoCaseMerge($id: ID!) {
    undoCaseMerge(id: $id) { case { id ...CaseFields } }
  }
`);

/** Takes a merged case out of the other one again, and shows it. */
export function useUndoMerge(): (id: string) => Promise<void> {
  const [undo] = useMutation(undoMutation);
  const [change] = useChange();
  const navigate = useNavigate();
  return async (id) => {
    const isDone = await change(`Couldn't undo the merge of case ${id}`, () => undo({ variables: { id } }));
    if (isDone) await navigate({ to: "/cases/$caseId/", params: { caseId: id } });
  };
}
