import { useMutation } from "@apollo/client/react";
import { suppressionReasonLengthMax } from "@pharos/domain";
import { Button, FailedState, Group, Modal, notify, Stack, Textarea } from "@pharos/ui";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import type { ResourceResult } from "./resource-result.ts";

const suppressMutation = graphql(`
  mutation SuppressCompliance($input: SuppressComplianceInput!) {
    suppressCompliance(input: $input) {
      policyId resourceId suppressed suppression { reason createdAt createdBy }
    }
  }
`);

interface SuppressModalProps {
  readonly result: ResourceResult;
  readonly onClose: () => void;
}

/** Asks why the result does not count. */
export function SuppressModal({ result: { policyId, resourceId, policy }, onClose }: SuppressModalProps) {
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<string>();
  const [suppress, { loading }] = useMutation(suppressMutation);
  const name = policy?.displayName || policyId;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await suppress({ variables: { input: { policyId, resourceId, reason } } });
      notify({ title: `Suppressed “${name}”`, message: "Its result for this resource counts for nothing now." });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Suppress “${name}”`}
      // The page behind has shortcuts of its own.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {failure ? <FailedState title="Couldn't suppress the policy" message={failure} /> : null}
          <Textarea
            label="Reason"
            description="The policy's result for this resource stays visible. It counts for nothing and raises no alert until you unsuppress it."
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            maxLength={suppressionReasonLengthMax}
            autosize
            minRows={3}
            maxRows={8}
            required
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={loading} disabled={reason.trim() === ""}>
              Suppress policy
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
