import { graphql } from "../../../../graphql/generated/index.ts";

/** The log types that an editor offers. */
export const logTypesQuery = graphql(`
  query EditorLogTypes {
    schemas(input: { isArchived: false }) { edges { node { name } } }
  }
`);
