import { useQuery } from "@apollo/client/react";
import { graphql } from "../../graphql/generated/index.ts";

const assigneesQuery = graphql(`
  query Assignees {
    assignees { id givenName familyName email }
  }
`);

/** Whom an alert may be assigned to; empty until known. */
export function useAssignees() {
  return useQuery(assigneesQuery, { fetchPolicy: "cache-first" }).data?.assignees ?? none;
}
const none: never[] = [];
