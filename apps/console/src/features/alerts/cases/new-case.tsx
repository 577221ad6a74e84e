import { useMutation } from "@apollo/client/react";
import { caseDescriptionLengthMax, caseTitleLengthMax } from "@pharos/domain";
import { Button, FailedState, Group, Modal, Stack, Textarea, TextInput } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import type { AlertsForCase } from "./alerts-for-case.ts";

const createCaseMutation = graphql(`
  mutation CreateCase($input: CreateCaseInput!) {
    createCase(input: $input) { case { id } }
  }
`);

interface NewCaseProps {
  /** What it begins with. */
  readonly alerts: AlertsForCase;
  /** Names of the queries on the page that the case makes out of date. */
  readonly stale?: string[];
  readonly onClose: () => void;
}

/** Opens a case and goes to its page. */
export function NewCase({ alerts, stale = [], onClose }: NewCaseProps) {
  const [title, setTitle] = useState(alerts.suggestedTitle ?? "");
  const [description, setDescription] = useState("");
  const [failure, setFailure] = useState<string>();
  const [create, { loading }] = useMutation(createCaseMutation, { refetchQueries: stale });
  const navigate = useNavigate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    try {
      const chosen = alerts.ids ? { alertIds: [...alerts.ids] } : { matching: [...alerts.matching] };
      const { data } = await create({ variables: { input: { title, description, ...chosen } } });
      if (data) await navigate({ to: "/cases/$caseId/", params: { caseId: data.createCase.case.id } });
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title="New case" size="lg">
      <form onSubmit={submit}>
        <Stack gap="md">
          {failure ? <FailedState title="Unable to create the case" message={failure} /> : null}
          <TextInput
            label="Title"
            placeholder="Stolen session of a build server"
            maxLength={caseTitleLengthMax}
            data-autofocus
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Textarea
            label="Description"
            description="Markdown. What is suspected, and what is to be found out."
            rows={5}
            maxLength={caseDescriptionLengthMax}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          {alerts.count === 0 ? null : <span>{describeCount(alerts.count)} added to it.</span>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={loading} disabled={title.trim() === ""}>
              Create case
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function describeCount(count: number | undefined): string {
  if (count === undefined) return "The alerts of the selected groups are";
  return count === 1 ? "1 alert is" : `${count} alerts are`;
}
