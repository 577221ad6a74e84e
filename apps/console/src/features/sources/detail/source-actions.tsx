import { useMutation } from "@apollo/client/react";
import { Button, ConfirmModal, notify } from "@pharos/ui";
import { IconPencil, IconPower, IconTrash } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { SourceActionsFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { httpSourceInput, valuesOfSource } from "../form/http-source-values.ts";

const sourceActions = graphql(`
  fragment SourceActions on LogSource {
    __typename
    integrationId
    integrationLabel
    enabled
    revision
    logTypes
    logStreamType
    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }
    ... on HttpLogSource { auth { method headerName algorithm username } }
  }
`);
const toggleHttpMutation = graphql(`
  mutation ToggleHttpSource($input: UpdateHttpSourceInput!) {
    updateHttpSource(input: $input) {
      logSource { integrationId enabled health revision }
    }
  }
`);
const togglePullMutation = graphql(`
  mutation TogglePullSource($input: UpdatePullSourceInput!) {
    updatePullSource(input: $input) {
      logSource { integrationId enabled health revision }
    }
  }
`);
const toggleS3Mutation = graphql(`
  mutation ToggleS3Source($input: UpdateS3SourceInput!) {
    updateS3Source(input: $input) {
      logSource { integrationId enabled health revision }
    }
  }
`);

const toggleSyslogMutation = graphql(`
  mutation ToggleSyslogSource($input: UpdateSyslogSourceInput!) {
    updateSyslogSource(input: $input) {
      logSource { integrationId enabled health revision }
    }
  }
`);

const toggleQueueMutation = graphql(`
  mutation ToggleQueueSource($input: UpdateQueueSourceInput!) {
    updateQueueSource(input: $input) {
      logSource { integrationId enabled health revision }
    }
  }
`);

const toggleBucketMutation = graphql(`
  mutation ToggleBucketSource($input: UpdateBucketSourceInput!) {
    updateBucketSource(input: $input) {
      logSource { integrationId enabled health revision }
    }
  }
`);

export function SourceActions(props: { source: FragmentType<typeof sourceActions> }) {
  const source = readFragment(sourceActions, props.source);
  const { integrationId: sourceId, integrationLabel: label, enabled } = source;
  const toggle = useToggle(source);
  const [change, isChanging] = useChange();
  const [isDeleting, setDeleting] = useState(false);
  const onToggle = async () => {
    const isDone = await change(`Unable to ${enabled ? "disable" : "enable"} the log source`, toggle);
    if (isDone) notify({ message: `${label} ${enabled ? "disabled" : "enabled"}`, tone: "success" });
  };
  return (
    <>
      <Button variant="default" leftSection={<IconPower size={15} />} loading={isChanging} onClick={onToggle}>
        {enabled ? "Disable" : "Enable"}
      </Button>
      <ButtonLink
        to={editPaths[source.__typename]}
        params={{ sourceId }}
        variant="default"
        leftSection={<IconPencil size={15} />}
      >
        Edit
      </ButtonLink>
      <Button variant="default" leftSection={<IconTrash size={15} />} onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <DeleteSource source={source} opened={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
}

/** Each kind of source is changed by a mutation of its own. */
function useToggle(source: SourceActionsFragment): () => Promise<unknown> {
  const [toggleHttp] = useMutation(toggleHttpMutation);
  const [toggleS3] = useMutation(toggleS3Mutation);
  const [toggleSyslog] = useMutation(toggleSyslogMutation);
  const [togglePull] = useMutation(togglePullMutation);
  const [toggleBucket] = useMutation(toggleBucketMutation);
  const [toggleQueue] = useMutation(toggleQueueMutation);
  const { integrationId: id, revision } = source;
  const enabled = !source.enabled;
  switch (source.__typename) {
    case "HttpLogSource": {
      const input = { ...httpSourceInput(valuesOfSource(source)), id, revision, enabled };
      return () => toggleHttp({ variables: { input } });
    }
    case "S3LogIntegration":
      return () => toggleS3({ variables: { input: { id, enabled } } });
    case "SyslogLogSource":
      return () => toggleSyslog({ variables: { input: { id, revision, enabled } } });
    case "PullLogSource":
      return () => togglePull({ variables: { input: { id, enabled } } });
    case "BucketLogSource":
      return () => toggleBucket({ variables: { input: { id, revision, enabled } } });
    case "QueueLogSource":
      return () => toggleQueue({ variables: { input: { id, revision, enabled } } });
  }
}

const deleteMutation = graphql(`
  mutation DeleteSource($input: DeleteSourceInput!) {
    deleteSource(input: $input) { id }
  }
`);

const editPaths = {
  HttpLogSource: "/configure/log-sources/$sourceId/edit/",
  S3LogIntegration: "/configure/log-sources/$sourceId/edit/",
  BucketLogSource: "/configure/log-sources/$sourceId/edit/",
  SyslogLogSource: "/configure/log-sources/$sourceId/edit/",
  PullLogSource: "/configure/log-sources/$sourceId/pulling/",
  QueueLogSource: "/configure/log-sources/$sourceId/edit/",
} as const satisfies Record<SourceActionsFragment["__typename"], string>;

/** What is lost with each kind of source. */
const losses: Readonly<Record<SourceActionsFragment["__typename"], string>> = {
  HttpLogSource:
    "Its address stops working at once, its secret and its counts are destroyed, and its senders are refused.",
  S3LogIntegration:
    "Pharos stops reading the bucket at once. Its access key, its counts and the list of objects that were read are destroyed. The bucket and its queue stay as they are.",
  BucketLogSource:
    "Pharos stops reading at once. Its credentials, its counts and the list of objects that were read are destroyed. The objects and their notices stay as they are.",
  SyslogLogSource:
    "Pharos closes the port at once, and its private key and its counts are destroyed. Senders cannot connect any more.",
  QueueLogSource:
    "Pharos stops receiving at once. Its credentials, its counts and messages that failed are destroyed. Messages stay in the queue from then on.",
  PullLogSource: "Pharos stops pulling at once. Its credentials, its cursors and its counts are destroyed.",
};

interface DeleteSourceProps {
  readonly source: SourceActionsFragment;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function DeleteSource({ source, opened, onClose }: DeleteSourceProps) {
  const [remove] = useMutation(deleteMutation);
  const [change] = useChange();
  const navigate = useNavigate();
  const onConfirm = async () => {
    const isDone = await change("Unable to delete the log source", () =>
      remove({ variables: { input: { id: source.integrationId } } }),
    );
    onClose();
    if (!isDone) return;
    notify({ message: `${source.integrationLabel} deleted`, tone: "success" });
    navigate({ to: "/configure/log-sources/" });
  };
  return (
    <ConfirmModal
      opened={opened}
      title={`Delete ${source.integrationLabel}?`}
      confirmLabel="Delete the log source"
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {losses[source.__typename]} Events that it brought stay searchable until they pass their retention.
    </ConfirmModal>
  );
}
