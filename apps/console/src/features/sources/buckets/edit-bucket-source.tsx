import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { EditSourceForm } from "../edit/edit-source-form.tsx";
import { BucketSourceForm } from "./bucket-source-form.tsx";
import { type BucketSourceValues, bucketSourceInput, valuesOfBucketSource } from "./bucket-source-values.ts";

const bucketSourceSettings = graphql(`
  fragment BucketSourceSettings on BucketLogSource {
    integrationId
    integrationLabel
    logTypes
    logStreamType
    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }
    revision
    prefixLogTypes { prefix logTypes excludedPrefixes }
    connection {
      bucketKind: kind bucket endpoint projectId subscriptionId userProject
      region accessKeyId logProcessingRole externalId queueUrl
      storageAccount containers queueName tenantId clientId queueEndpoint loginEndpoint
    }
  }
`);
const updateMutation = graphql(`
  mutation UpdateBucketSource($input: UpdateBucketSourceInput!) {
    updateBucketSource(input: $input) {
      logSource { ...BucketSourceSettings health collectionProblem }
    }
  }
`);

export function EditBucketSource(props: { readonly source: FragmentType<typeof bucketSourceSettings> }) {
  const [update] = useMutation(updateMutation);
  // The form starts from what was there when it opened, whatever the cache learns meanwhile.
  const [before] = useState(readFragment(bucketSourceSettings, props.source));
  const { integrationId: sourceId, revision, logTypes } = before;
  const [initialValues] = useState(() => valuesOfBucketSource(before));
  return (
    <EditSourceForm<BucketSourceValues>
      sourceId={sourceId}
      update={(values) => update({ variables: { input: { ...bucketSourceInput(values), id: sourceId, revision } } })}
    >
      {(form) => (
        <BucketSourceForm
          {...form}
          initialValues={initialValues}
          stored={{ sourceId, logTypes, values: initialValues }}
        />
      )}
    </EditSourceForm>
  );
}
