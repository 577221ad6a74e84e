import { useMutation } from "@apollo/client/react";
import { caseDescriptionLengthMax, caseTitleLengthMax } from "@pharos/domain";
import { Button, FailedState, Group, Modal, Stack, Textarea, TextInput } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const createCaseMutation = graphql(`
  mutation CreateCase($input: CreateCaseInput!) {
    createCase(input: $input) { case { id } }
  }
`);

interface NewCaseProps {
  /** What it begins with. */
  readonly alertIds: readonly string[];
  readonly suggestedTitle: string;
  /** Names of the queries on the page that the case makes out of date. */
  readonly stale?: string[];
  readonly onClose: () => void;
}

/** Opens a case and goes to its page. */
export function NewCase({ alertIds, suggestedTitle, stale = [], onClose }: NewCaseProps) {
  const [title, setTitle] = useState(suggestedTitle);
  const [description, setDescription] = useState("");
  const [failure, setFailure] = useState<string>();
  const [create, { loading }] = useMutation(createCaseMutation, { refetchQueries: stale });
  const navigate = useNavigate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    try {
      const { data } = await create({ variables: { input: { title, description, alertIds: [...alertIds] } } });
      if (data) await navigate({ to: "/cases/$caseId/", params: { caseId: data.createCase.case.id } });
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  const count = alertIds.length;
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
          {count > 0 ? <span>{count === 1 ? "1 alert is" : `${count} alerts are`} added to it.</span> : null}
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
