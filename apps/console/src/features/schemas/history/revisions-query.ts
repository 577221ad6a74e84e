import type { SchemaRevisionsQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

export const revisionsQuery = graphql(`
  query SchemaRevisions($name: String!) {
    schema(name: $name) { name revision isManaged isArchived revisions { revision spec changedBy at } }
  }
`);
export type Revision = SchemaRevisionsQuery["schema"]["revisions"][number];
