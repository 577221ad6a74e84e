import { useMutation } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
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
  const navigate = useNavigate();
  // The form starts from what was there when it opened, whatever the cache learns meanwhile.
  const [before] = useState(readFragment(bucketSourceSettings, props.source));
  const { integrationId: sourceId, revision, logTypes } = before;
  const [initialValues] = useState(() => valuesOfBucketSource(before));
  const target = { to: "/configure/log-sources/$sourceId/", params: { sourceId } } as const;
  const submit = async (values: BucketSourceValues) => {
    await update({ variables: { input: { ...bucketSourceInput(values), id: sourceId, revision } } });
    notify({ message: "Log source saved", tone: "success" });
    navigate({ ...target, ignoreBlocker: true });
  };
  return (
    <BucketSourceForm
      initialValues={initialValues}
      stored={{ sourceId, logTypes, values: initialValues }}
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
