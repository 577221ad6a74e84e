import { graphql } from "../../graphql/generated/index.ts";

export const restoreCaseMutation = graphql(`
  mutation RestoreCase($id: ID!) {
    restoreCase(id: $id) { case { id title status } }
  }
`);
