import { useMutation } from "@apollo/client/react";
import type { AlertEnding, AlertStatus } from "@pharos/domain";
import { notify } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import type { AlertsInput, ChangeMatchingAlertsInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { warnOfHidden } from "../warn-of-hidden.ts";

const changeMatchingMutation = graphql(`
  mutation ChangeMatchingAlerts($input: ChangeMatchingAlertsInput!) {
    changeMatchingAlerts(input: $input) { changed hiddenFromAssignee }
  }
`);

export type MatchingChange = Omit<ChangeMatchingAlertsInput, "filter">;

export const statusChange = (status: AlertStatus, ending?: AlertEnding): MatchingChange => ({ status, ...ending });

/** Changes every alert that one of the filters finds; resolves to how many, and says which of them their new assignee
 * cannot see; undefined where the server refused. */
export function useMatchingChange() {
  const [mutate, { loading }] = useMutation(changeMatchingMutation);
  const change = async (filters: readonly AlertsInput[], wanted: MatchingChange): Promise<number | undefined> => {
    try {
      let changed = 0;
      let hidden = 0;
      for (const filter of filters) {
        const { data } = await mutate({ variables: { input: { filter, ...wanted } } });
        changed += data?.changeMatchingAlerts.changed ?? 0;
        hidden += data?.changeMatchingAlerts.hiddenFromAssignee ?? 0;
      }
      if (hidden > 0)
        warnOfHidden(undefined, `${hidden.toLocaleString("en")} of the ${changed.toLocaleString("en")} alerts`);
      return changed;
    } catch (error) {
      notify({ title: "Unable to change the alerts", message: errorText(error), tone: "error" });
      return undefined;
    }
  };
  return [change, loading] as const;
}
