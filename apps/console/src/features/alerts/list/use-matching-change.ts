import { useMutation } from "@apollo/client/react";
import type { AlertEnding, AlertStatus } from "@pharos/domain";
import { notify } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import type { AlertsInput, ChangeMatchingAlertsInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const changeMatchingMutation = graphql(`
  mutation ChangeMatchingAlerts($input: ChangeMatchingAlertsInput!) {
    changeMatchingAlerts(input: $input) { changed }
  }
`);

export type MatchingChange = Omit<ChangeMatchingAlertsInput, "filter">;

export const statusChange = (status: AlertStatus, ending?: AlertEnding): MatchingChange => ({ status, ...ending });

/** Changes every alert that one of the filters finds; resolves to how many, or undefined where the server refused. */
export function useMatchingChange() {
  const [mutate, { loading }] = useMutation(changeMatchingMutation);
  const change = async (filters: readonly AlertsInput[], wanted: MatchingChange): Promise<number | undefined> => {
    try {
      let changed = 0;
      for (const filter of filters) {
        const { data } = await mutate({ variables: { input: { filter, ...wanted } } });
        changed += data?.changeMatchingAlerts.changed ?? 0;
      }
      return changed;
    } catch (error) {
      notify({ title: "Unable to change the alerts", message: errorText(error), tone: "error" });
      return undefined;
    }
  };
  return [change, loading] as const;
}
