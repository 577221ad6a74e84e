import { useMutation } from "@apollo/client/react";
import { Button, ConfirmModal, CopyButton, notify, PageHeader, TimeText } from "@pharos/ui";
import { IconPencil, IconPower, IconTrash } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { SourceHeaderFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { LiveText } from "../../../live/live-text.tsx";
import type { LiveStatus } from "../../../live/use-live-query.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { sourceTypeTitle } from "../add/source-types.ts";
import { httpSourceInput, valuesOfSource } from "../form/http-source-values.ts";
import { SourceHealthBadge } from "../source-health-badge.tsx";
import { SyslogSourceToggle } from "../syslog/syslog-source-toggle.tsx";

const sourceHeader = graphql(`
  fragment SourceHeader on LogSource {
    __typename
    integrationId
    integrationLabel
    integrationType
    health
    counts { received failed }
    lastEventReceivedAtTime
    ... on HttpLogSource { ...HttpSourceActions }
    ... on SyslogLogSource { ...SyslogSourceToggle }
  }
`);
const httpSourceActions = graphql(`
  fragment HttpSourceActions on HttpLogSource {
    integrationId
    integrationLabel
    logTypes
    logStreamType
    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }
    auth { method headerName algorithm username }
    enabled
    revision
  }
`);
const toggleMutation = graphql(`
  mutation ToggleHttpSource($input: UpdateHttpSourceInput!) {
    updateHttpSource(input: $input) {
      logSource { integrationId enabled health revision }
    }
  }
`);

export function SourceHeader(props: { source: FragmentType<typeof sourceHeader>; live: LiveStatus }) {
  const source = readFragment(sourceHeader, props.source);
  const mayModify = useMay("LogSourceModify");
  return (
    <PageHeader title={source.integrationLabel} actions={mayModify ? <SourceActions source={source} /> : null}>
      <SourceHealthBadge source={source} />
      <span>{sourceTypeTitle(source.integrationType)}</span>
      <span>
        {source.integrationId} <CopyButton value={source.integrationId} label="Copy the source id" />
      </span>
      <span>
        Last event{" "}
        {source.lastEventReceivedAtTime ? <TimeText value={source.lastEventReceivedAtTime} relative /> : "never"}
      </span>
      <LiveText live={props.live} />
    </PageHeader>
  );
}

function SourceActions({ source }: { source: SourceHeaderFragment }) {
  const [isDeleting, setDeleting] = useState(false);
  if (source.__typename === "S3LogIntegration") return null;
  return (
    <>
      {source.__typename === "HttpLogSource" ? <HttpSourceToggle source={source} /> : null}
      {source.__typename === "SyslogLogSource" ? <SyslogSourceToggle source={source} /> : null}
      <ButtonLink
        to="/configure/log-sources/$sourceId/edit/"
        params={{ sourceId: source.integrationId }}
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

function HttpSourceToggle(props: { source: FragmentType<typeof httpSourceActions> }) {
  const source = readFragment(httpSourceActions, props.source);
  const [toggle] = useMutation(toggleMutation);
  const [change, isChanging] = useChange();
  const onToggle = async () => {
    const { integrationId: id, revision, enabled } = source;
    const input = { ...httpSourceInput(valuesOfSource(source)), id, revision, enabled: !enabled };
    const isDone = await change(`Unable to ${enabled ? "disable" : "enable"} the log source`, () =>
      toggle({ variables: { input } }),
    );
    if (isDone) notify({ message: `${source.integrationLabel} ${enabled ? "disabled" : "enabled"}`, tone: "success" });
  };
  return (
    <Button variant="default" leftSection={<IconPower size={15} />} loading={isChanging} onClick={onToggle}>
      {source.enabled ? "Disable" : "Enable"}
    </Button>
  );
}

const deleteMutation = graphql(`
  mutation DeleteSource($input: DeleteSourceInput!) {
    deleteSource(input: $input) { id }
  }
`);

interface DeleteSourceProps {
  readonly source: Pick<SourceHeaderFragment, "integrationId" | "integrationLabel">;
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
      Its address stops working at once, its secret and its counts are destroyed, and its senders are refused. Events
      that it brought stay searchable until they pass their retention.
    </ConfirmModal>
  );
}
