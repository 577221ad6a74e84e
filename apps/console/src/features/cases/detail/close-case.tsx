import type { AlertOutcome } from "@pharos/domain";
import { Button, FailedState, Group, Modal, Radio, Stack } from "@pharos/ui";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { CaseFieldsFragment } from "../../../graphql/generated/graphql.ts";
import { outcomeChoices } from "../../alerts/index.ts";
import { useCaseUpdate } from "./use-case-update.ts";

interface CloseCaseProps {
  readonly shown: CaseFieldsFragment;
  readonly onClose: () => void;
}

const leaveOpen = "leave";

/** Closes a case, and resolves its open alerts with what they turned out to be. */
export function CloseCase({ shown: { id, revision, openAlertCount }, onClose }: CloseCaseProps) {
  const [choice, setChoice] = useState<string>("TRUE_POSITIVE");
  const [failure, setFailure] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const update = useCaseUpdate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRunning(true);
    try {
      const outcome = choice === leaveOpen ? {} : { resolveAlertsAs: choice as AlertOutcome };
      await update({ id, revision, status: "CLOSED", ...outcome });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setRunning(false);
    }
  };
  const noun = openAlertCount === 1 ? "its open alert" : `its ${openAlertCount} open alerts`;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Close the case"
      // The page behind has shortcuts of its own.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {failure ? <FailedState title="Unable to close the case" message={failure} /> : null}
          <Radio.Group label={`Resolve ${noun} as`} value={choice} onChange={setChoice}>
            <Stack gap="xs" mt="xs">
              {outcomeChoices.map(({ outcome, label, hint }) => (
                <Radio key={outcome} value={outcome} label={label} description={hint} />
              ))}
              <Radio value={leaveOpen} label="Leave them open" />
            </Stack>
          </Radio.Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isRunning}>
              Close case
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
