import { useMutation } from "@apollo/client/react";
import type { AlertEnding, AlertStatus } from "@pharos/domain";
import { notify } from "@pharos/ui";
import { errorText } from "../../graphql/error-text.ts";
import type { UserName } from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { warnOfHidden } from "./warn-of-hidden.ts";

const updateStatusMutation = graphql(`
  mutation UpdateAlertStatus($input: UpdateAlertStatusByIdInput!) {
    updateAlertStatusById(input: $input) { alerts { id status outcome outcomeReason updatedAt } }
  }
`);
const updateAssigneeMutation = graphql(`
  mutation UpdateAlertsAssignee($input: UpdateAlertsAssigneeByIdInput!) {
    updateAlertsAssigneeById(input: $input) {
      alerts { id updatedAt assignee { id givenName familyName email } isHiddenFromAssignee }
    }
  }
`);

const snoozeMutation = graphql(`
  mutation SnoozeAlerts($input: SnoozeAlertsInput!) {
    snoozeAlerts(input: $input) { alerts { id updatedAt snoozedUntil } }
  }
`);

/**
 * Changes show at once; one that the server refuses takes the old value back and says why. Resolves to success.
 * @param stale names of the queries on the page that a change makes out of date
 */
export function useAlertChanges(stale: string[] = []) {
  const options = { refetchQueries: stale };
  const [updateStatus] = useMutation(updateStatusMutation, options);
  const [updateAssignee] = useMutation(updateAssigneeMutation, options);
  const [putOff] = useMutation(snoozeMutation, options);
  return {
    async changeStatus(ids: readonly string[], status: AlertStatus, ending?: AlertEnding): Promise<boolean> {
      const updatedAt = new Date().toISOString();
      const { outcome = null, reason: outcomeReason = null } = ending ?? {};
      const alerts = ids.map((id) => ({
        __typename: "Alert" as const,
        ...{ id, status, outcome, outcomeReason, updatedAt },
      }));
      return succeeds("Unable to change the status", () =>
        updateStatus({
          variables: { input: { ids: [...ids], status, ...ending } },
          optimisticResponse: { updateAlertStatusById: { __typename: "AlertsPayload", alerts } },
        }),
      );
    },
    snooze(ids: readonly string[], until: Date | undefined): Promise<boolean> {
      const input = { ids: [...ids], ...(until && { until: until.toISOString() }) };
      return succeeds("Unable to snooze", () => putOff({ variables: { input } }));
    },
    async assign(ids: readonly string[], assignee: UserName | undefined): Promise<boolean> {
      const updatedAt = new Date().toISOString();
      const person = assignee ? { ...assignee, __typename: "UserName" as const } : null;
      const alerts = ids.map((id) => ({
        __typename: "Alert" as const,
        ...{ id, updatedAt, assignee: person, isHiddenFromAssignee: false },
      }));
      return succeeds("Unable to change the assignee", async () => {
        const { data } = await updateAssignee({
          variables: { input: { ids: [...ids], ...(assignee ? { assigneeId: assignee.id } : {}) } },
          optimisticResponse: { updateAlertsAssigneeById: { __typename: "AlertsPayload", alerts } },
        });
        const hidden = data?.updateAlertsAssigneeById.alerts.filter((alert) => alert.isHiddenFromAssignee) ?? [];
        if (hidden.length > 0) warnOfHidden(assignee, hiddenText(hidden.length, ids.length));
      });
    },
  };
}

const hiddenText = (hidden: number, all: number) => (all === 1 ? "this alert" : `${hidden} of the ${all} alerts`);

async function succeeds(failureTitle: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notify({ title: failureTitle, message: errorText(error), tone: "error" });
    return false;
  }
}
