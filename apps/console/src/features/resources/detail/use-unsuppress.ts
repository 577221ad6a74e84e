import { useMutation } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import type { ResourceResult } from "./resource-result.ts";

const unsuppressMutation = graphql(`
  mutation UnsuppressCompliance($input: UnsuppressComplianceInput!) {
    unsuppressCompliance(input: $input) {
      policyId resourceId suppressed suppression { reason createdAt createdBy }
    }
  }
`);

/** Lets a policy's result for a resource count again. */
export function useUnsuppress() {
  const [unsuppress] = useMutation(unsuppressMutation);
  const [change, isRunning] = useChange();
  const run = async ({ policyId, resourceId, policy }: ResourceResult) => {
    const input = { policyId, resourceId };
    if (!(await change("Couldn't unsuppress the policy", () => unsuppress({ variables: { input } })))) return;
    notify({
      title: `Unsuppressed “${policy?.displayName || policyId}”`,
      message: "Its result counts again from the next check, in a few seconds.",
    });
  };
  return [run, isRunning] as const;
}
