import { useLazyQuery } from "@apollo/client/react";
import type { StreamType } from "@pharos/domain";
import { Button, EmptyState, FailedState, Select, TextInput, TextSkeleton } from "@pharos/ui";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { streamTypes } from "../form/stream-types.ts";
import { RawEvents } from "./raw-events.tsx";
import classes from "./source-page.module.css";

const objectPreviewQuery = graphql(`
  query ObjectPreview($input: ViewBucketDataInput!) {
    viewBucketData(input: $input) {
      data { s3Key event logType error }
    }
  }
`);

/** The first objects of a bucket under a prefix, read now, with what would become of their records. */
export function ObjectPreview({ sourceId }: { sourceId: string }) {
  const [prefix, setPrefix] = useState("");
  const [streamType, setStreamType] = useState<StreamType | null>(null);
  const [ask, { data, error, loading }] = useLazyQuery(objectPreviewQuery, { fetchPolicy: "network-only" });
  const preview = (event?: FormEvent) => {
    event?.preventDefault();
    const input = { sourceId, filters: { prefix: prefix.trim() }, streamType };
    // What fails is shown by `error`.
    ask({ variables: { input } }).catch(() => undefined);
  };
  return (
    <>
      <form className={classes.previewForm} onSubmit={preview}>
        <TextInput
          label="Prefix"
          placeholder="Any"
          autoComplete="off"
          value={prefix}
          onChange={(event) => setPrefix(event.currentTarget.value)}
        />
        <Select
          label="Stream type"
          placeholder="As saved"
          clearable
          data={streamTypes.map(({ value, label }) => ({ value, label }))}
          value={streamType}
          onChange={(value) => setStreamType(streamTypes.find((type) => type.value === value)?.value ?? null)}
        />
        <Button type="submit" variant="default" loading={loading}>
          Preview objects
        </Button>
      </form>
      {loading ? (
        <div className={classes.sheet}>
          <TextSkeleton lines={8} />
        </div>
      ) : error ? (
        <FailedState title="Couldn't preview the objects" message={errorText(error)} onRetry={() => preview()} />
      ) : data?.viewBucketData.data.length === 0 ? (
        <EmptyState title="No objects found">No key in the bucket starts with this prefix.</EmptyState>
      ) : data ? (
        <RawEvents rows={data.viewBucketData.data} />
      ) : (
        <EmptyState title="Preview objects before they are stored">
          Pharos reads the first five objects under a prefix and shows their records with the log type that each would
          get, or the reason why it fits no schema. Nothing is stored.
        </EmptyState>
      )}
    </>
  );
}
