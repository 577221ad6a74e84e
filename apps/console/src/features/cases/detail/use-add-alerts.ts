import { useMutation } from "@apollo/client/react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";

const addFoundAlertsMutation = graphql(`
  mutation AddFoundAlertsToCase($input: CaseAlertsInput!) {
    addAlertsToCase(input: $input) { case { id ...CaseFields } }
  }
`);

/** Says why when it fails. Resolves to success. */
export function useAddAlerts(caseId: string): (alertIds: readonly string[]) => Promise<boolean> {
  const [add] = useMutation(addFoundAlertsMutation);
  const [change] = useChange();
  return (alertIds) =>
    change("Unable to add to the case", () => add({ variables: { input: { id: caseId, alertIds: [...alertIds] } } }));
}
