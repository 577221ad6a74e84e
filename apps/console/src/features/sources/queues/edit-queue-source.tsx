import { useMutation } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { QueueSourceForm } from "./queue-source-form.tsx";
import { type QueueSourceValues, queueSourceInput, valuesOfQueueSource } from "./queue-source-values.ts";

const queueSourceSettings = graphql(`
  fragment QueueSourceSettings on QueueLogSource {
    integrationId
    integrationLabel
    logTypes
    logStreamType
    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }
    revision
    connection {
      kind queueUrl region accessKeyId logProcessingRole externalId
      projectId subscriptionId regionalEndpoint endpoint
      brokers topics groupId usesTls certificateAuthority mechanism username startAt
    }
  }
`);
const updateMutation = graphql(`
  mutation UpdateQueueSource($input: UpdateQueueSourceInput!) {
    updateQueueSource(input: $input) {
      logSource { ...QueueSourceSettings health collectionProblem }
    }
  }
`);

export function EditQueueSource(props: { readonly source: FragmentType<typeof queueSourceSettings> }) {
  const [update] = useMutation(updateMutation);
  const navigate = useNavigate();
  // The form starts from what was there when it opened, whatever the cache learns meanwhile.
  const [before] = useState(readFragment(queueSourceSettings, props.source));
  const { integrationId: sourceId, revision, logTypes, connection } = before;
  const target = { to: "/configure/log-sources/$sourceId/", params: { sourceId } } as const;
  const submit = async (values: QueueSourceValues) => {
    await update({ variables: { input: { ...queueSourceInput(values), id: sourceId, revision } } });
    notify({ message: "Log source saved", tone: "success" });
    navigate({ ...target, ignoreBlocker: true });
  };
  return (
    <QueueSourceForm
      initialValues={valuesOfQueueSource(before)}
      stored={{
        sourceId,
        logTypes,
        accessKeyId: connection.accessKeyId ?? "",
        endpoint: connection.endpoint ?? "",
        brokers: (connection.brokers ?? []).join("\n"),
        username: connection.username ?? "",
      }}
      submitLabel="Save"
      onSubmit={submit}
      cancel={
        <ButtonLink {...target} variant="default">
          Cancel
        </ButtonLink>
      }
    />
  );
}
