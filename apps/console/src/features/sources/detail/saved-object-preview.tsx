import { useApolloClient } from "@apollo/client/react";
import type { StreamType } from "@pharos/domain";
import { Select } from "@pharos/ui";
import { useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { streamTypes } from "../form/stream-types.ts";
import { ObjectPreview } from "../raw/object-preview.tsx";

const objectPreviewQuery = graphql(`
  query ObjectPreview($input: ViewBucketDataInput!) {
    viewBucketData(input: $input) {
      data { s3Key event logType error }
    }
  }
`);

/** The objects of a source's bucket, split as it is saved or as somebody tries. */
export function SavedObjectPreview({ sourceId }: { sourceId: string }) {
  const [streamType, setStreamType] = useState<StreamType | null>(null);
  const client = useApolloClient();
  const ask = async (prefix: string) => {
    const input = { sourceId, filters: { prefix }, streamType };
    const { data } = await client.query({
      query: objectPreviewQuery,
      variables: { input },
      fetchPolicy: "network-only",
    });
    return data?.viewBucketData.data;
  };
  return (
    <ObjectPreview ask={ask}>
      <Select
        label="Stream type"
        placeholder="As saved"
        clearable
        data={streamTypes.map(({ value, label }) => ({ value, label }))}
        value={streamType}
        onChange={(value) => setStreamType(streamTypes.find((type) => type.value === value)?.value ?? null)}
      />
    </ObjectPreview>
  );
}
