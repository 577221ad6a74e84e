import { graphql } from "../../../graphql/generated/index.ts";

/** Everything that the page shows; each change answers with it, so that the page follows at once. */
export const caseFields = graphql(`
  fragment CaseFields on Case {
    id title description status severity revision createdAt updatedAt closedAt alertCount openAlertCount
    createdBy { id name kind }
    assignee { id givenName familyName email }
    isHiddenFromAssignee
    alerts {
      addedAt
      addedBy { id name kind }
      alert { id title severity status outcome createdAt eventCount }
    }
    linkedCases { id title severity status }
    entries { id type from to note mergedFrom at actor { id name kind } }
    attachments { id name mediaType bytes sha256 addedAt addedBy { id name kind } }
  }
`);
