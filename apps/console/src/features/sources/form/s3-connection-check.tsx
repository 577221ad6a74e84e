import { useMutation } from "@apollo/client/react";
import { graphql } from "../../../graphql/generated/index.ts";
import { type ConnectionCheck, ConnectionCheckPanel, useCheck } from "./connection-check.tsx";
import { checkS3Input, previewS3Input, type S3SourceValues } from "./s3-source-values.ts";
import { UnsavedObjectPreview } from "./unsaved-object-preview.tsx";

const checkMutation = graphql(`
  mutation CheckS3Connection($input: CheckS3ConnectionInput!) {
    checkS3Connection(input: $input) { checks { name isHealthy message } }
  }
`);
const previewMutation = graphql(`
  mutation PreviewS3Objects($input: PreviewS3ObjectsInput!) {
    previewS3Objects(input: $input) { data { s3Key event logType error } }
  }
`);

/** Reaches the bucket with settings that need not be saved. */
export function useConnectionCheck(sourceId?: string): ConnectionCheck<S3SourceValues> {
  const [check] = useMutation(checkMutation);
  return useCheck(async (values) => {
    const { data } = await check({ variables: { input: checkS3Input(values, sourceId) } });
    return data?.checkS3Connection.checks;
  });
}

interface S3ObjectPreviewProps {
  readonly values: S3SourceValues;
  readonly sourceId?: string;
}

/** Shows the first objects of the bucket as these settings read them. */
export function S3ObjectPreview({ values, sourceId }: S3ObjectPreviewProps) {
  const [readObjects] = useMutation(previewMutation);
  return (
    <UnsavedObjectPreview
      ask={async (prefix) => {
        const { data } = await readObjects({ variables: { input: previewS3Input(values, sourceId, prefix) } });
        return data?.previewS3Objects.data;
      }}
    />
  );
}

interface S3ConnectionCheckProps {
  readonly check: ConnectionCheck<S3SourceValues>;
  readonly values: S3SourceValues;
}

export function S3ConnectionCheck(props: S3ConnectionCheckProps) {
  return <ConnectionCheckPanel {...props} target="the bucket" />;
}
