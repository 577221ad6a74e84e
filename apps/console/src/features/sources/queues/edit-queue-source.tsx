import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { EditSourceForm } from "../edit/edit-source-form.tsx";
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
  // The form starts from what was there when it opened, whatever the cache learns meanwhile.
  const [before] = useState(readFragment(queueSourceSettings, props.source));
  const { integrationId: sourceId, revision, logTypes, connection } = before;
  const stored = {
    sourceId,
    logTypes,
    accessKeyId: connection.accessKeyId ?? "",
    endpoint: connection.endpoint ?? "",
    brokers: (connection.brokers ?? []).join("\n"),
    username: connection.username ?? "",
  };
  return (
    <EditSourceForm<QueueSourceValues>
      sourceId={sourceId}
      update={(values) => update({ variables: { input: { ...queueSourceInput(values), id: sourceId, revision } } })}
    >
      {(form) => <QueueSourceForm {...form} initialValues={valuesOfQueueSource(before)} stored={stored} />}
    </EditSourceForm>
  );
}
