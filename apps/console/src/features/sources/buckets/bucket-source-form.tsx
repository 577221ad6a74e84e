import { useMutation } from "@apollo/client/react";
import { Panel } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import { CheckedSourceForm, type SourceFormProps } from "../form/checked-source-form.tsx";
import { PrefixFields } from "../form/prefix-fields.tsx";
import { SourceLabel } from "../form/source-label.tsx";
import { StreamTypePicker } from "../form/stream-type-picker.tsx";
import { AzureFields } from "./azure-fields.tsx";
import { bucketKindTexts } from "./bucket-kinds.ts";
import { renderBucketPermissions } from "./bucket-permissions.ts";
import {
  type BucketSourceValues,
  bucketConnectionProblems,
  bucketFormErrors,
  bucketSourceProblems,
  checkBucketInput,
  previewBucketInput,
  type StoredBucket,
} from "./bucket-source-values.ts";
import { GcsFields } from "./gcs-fields.tsx";
import { LakeFields } from "./lake-fields.tsx";

const checkMutation = graphql(`
  mutation CheckBucketConnection($input: CheckBucketConnectionInput!) {
    checkBucketConnection(input: $input) { checks { name isHealthy message } }
  }
`);
const previewMutation = graphql(`
  mutation PreviewBucketObjects($input: PreviewBucketObjectsInput!) {
    previewBucketObjects(input: $input) { data { s3Key event logType error } }
  }
`);

interface BucketSourceFormProps extends SourceFormProps<BucketSourceValues> {
  /** Of a source that exists. */
  readonly stored?: StoredBucket;
}

/** What creating and editing a bucket of one of the other clouds have in common. */
export function BucketSourceForm({ stored, ...props }: BucketSourceFormProps) {
  const [ask] = useMutation(checkMutation);
  const [readObjects] = useMutation(previewMutation);
  const { kind } = props.initialValues;
  const isStored = stored !== undefined;
  const texts = bucketKindTexts[kind];
  return (
    <CheckedSourceForm
      {...props}
      isStored={isStored}
      findProblems={(values) => bucketSourceProblems(values, stored)}
      findConnectionProblems={(values) => bucketConnectionProblems(values, stored)}
      check={async (values) => {
        const { data } = await ask({ variables: { input: checkBucketInput(values, stored?.sourceId) } });
        return data?.checkBucketConnection.checks;
      }}
      preview={async (values, prefix) => {
        const { data } = await readObjects({
          variables: { input: previewBucketInput(values, stored?.sourceId, prefix) },
        });
        return data?.previewBucketObjects.data;
      }}
      target={texts.target}
      renderPermissions={renderBucketPermissions}
      toFormErrors={bucketFormErrors}
    >
      {(form) => (
        <>
          <Panel title="Source">
            <SourceLabel form={form} />
          </Panel>
          {kind === "Gcs" ? <GcsFields form={form} isStored={isStored} /> : null}
          {kind === "AzureBlob" ? <AzureFields form={form} isStored={isStored} /> : null}
          {kind === "AmazonSecurityLake" ? (
            <LakeFields form={form} isStored={isStored} storedKeyId={stored?.values.accessKeyId} />
          ) : null}
          <PrefixFields form={form} texts={texts.prefixes} />
          {kind === "AmazonSecurityLake" ? null : (
            <Panel title="Stream type">
              <StreamTypePicker form={form} without={texts.withoutStreams} />
            </Panel>
          )}
        </>
      )}
    </CheckedSourceForm>
  );
}
