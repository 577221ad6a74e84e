import type { PreviewQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

export const previewQuery = graphql(`
  query Preview($id: ID!) {
    preview(id: $id) {
      id
      state
      error
      notice
      progress
      detectionId
      isDraft
      isCompared
      startsAt
      endsAt
      coveredUntil
      conditions
      completedAt
      steps { stepId ruleId signals }
      queries { name runs rows }
      resources {
        counts { passed failed errored suppressed newlyFailing stillFailing noLongerFailing }
        groups { type accountId passed failed errored suppressed newlyFailing noLongerFailing }
        groupsOmitted
        items { id type accountId name status suppressed savedStatus savedSuppressed change error }
      }
      summary {
        eventsInScope
        eventsRead
        matches
        errors
        alerts
        newAlerts
        changedAlerts
        keptAlerts
        goneAlerts
        bySeverity { severity alerts }
        overTime { from newAlerts changedAlerts keptAlerts goneAlerts }
        errorMessages { kind message events }
      }
      alerts {
        id
        type
        change
        severity
        title
        dedupString
        createdAt
        firstEventOccurredAt
        eventCount
        events { logType ruleId resourceId rowId eventTime row }
        differences { aspect from to }
      }
      lostAlerts {
        total
        truePositives
        byEnding { ending alerts }
        alerts { id title severity createdAt ending previewedAlertId }
      }
    }
  }
`);

export const startPreviewMutation = graphql(`
  mutation StartPreview($input: StartPreviewInput!) {
    startPreview(input: $input) { id state }
  }
`);

export const cancelPreviewMutation = graphql(`
  mutation CancelPreview($id: ID!) {
    cancelPreview(id: $id) { id state }
  }
`);

export type Preview = PreviewQuery["preview"];
export type PreviewAlert = Preview["alerts"][number];
export type LostAlerts = NonNullable<Preview["lostAlerts"]>;
export type LostAlert = LostAlerts["alerts"][number];
export type PreviewResources = NonNullable<Preview["resources"]>;
export type PreviewedResource = PreviewResources["items"][number];
