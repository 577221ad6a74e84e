import { BlockSkeleton, FailedState, Panel, StatusBadge, type StatusTone, TimeText } from "@pharos/ui";
import { useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { LiveText } from "../../../live/live-text.tsx";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import classes from "../form/http-source-form.module.css";

const firstEventQuery = graphql(`
  query FirstEvent($id: ID!) {
    source(id: $id) {
      __typename
      integrationId
      integrationLabel
      lastEventReceivedAtTime
      lastEventProcessedAtTime
      counts { received stored failed }
      ... on S3LogIntegration {
        queueUrl
        collectionProblem
        nextLookAtTime
        objectCounts { waiting done failed }
      }
    }
  }
`);

const skeletonHeightPx = 180;

/** Shows live how the first event arrives. */
export function FirstEvent({ sourceId }: { sourceId: string }) {
  const variables = useMemo(() => ({ id: sourceId }), [sourceId]);
  const { data, error, live, refetch } = useLiveQuery(firstEventQuery, { topics: ["sources"], variables });
  const source = data?.source;
  if (!source) {
    return error ? (
      <FailedState title="Couldn't load the log source" message={errorText(error)} onRetry={() => refetch()} />
    ) : (
      <BlockSkeleton height={skeletonHeightPx} />
    );
  }
  const { counts, lastEventReceivedAtTime: receivedAt } = source;
  const bucket = source.__typename === "S3LogIntegration" ? source : undefined;
  return (
    <>
      <Panel
        title={receivedAt ? "First event received" : "Waiting for the first event"}
        actions={<LiveText live={live} />}
      >
        <ul className={classes.checks} aria-label="Progress">
          <Step tone="pass" name="Created">
            {source.integrationLabel} is saved.
          </Step>
          {bucket?.collectionProblem ? (
            <Step tone="fail" name="Problem">
              {bucket.collectionProblem} Next try <TimeText value={bucket.nextLookAtTime} />.
            </Step>
          ) : null}
          {bucket ? <ObjectsStep counts={bucket.objectCounts} hasQueue={Boolean(bucket.queueUrl)} /> : null}
          <Step tone={receivedAt ? (counts.stored > 0 ? "pass" : "error") : "neutral"} name="Events">
            {receivedAt ? (
              <>
                {counts.stored.toLocaleString("en")} stored
                {counts.failed > 0 ? `, ${counts.failed.toLocaleString("en")} matched no schema` : ""}. The last arrived{" "}
                <TimeText value={receivedAt} relative />.
              </>
            ) : (
              "None yet. This page follows by itself; the source works without it."
            )}
          </Step>
        </ul>
      </Panel>
      <div className={classes.buttons}>
        <ButtonLink to="/configure/log-sources/add-new-source/" variant="default">
          Add another source
        </ButtonLink>
        <ButtonLink to="/configure/log-sources/$sourceId/" params={{ sourceId }}>
          View source
        </ButtonLink>
      </div>
    </>
  );
}

interface ObjectsStepProps {
  readonly counts: { readonly waiting: number; readonly done: number; readonly failed: number };
  readonly hasQueue: boolean;
}

function ObjectsStep({ counts: { waiting, done, failed }, hasQueue }: ObjectsStepProps) {
  if (waiting + done + failed === 0) {
    return (
      <Step tone="neutral" name="Objects">
        {hasQueue
          ? "No notice has arrived. Put an object into the bucket."
          : "None found. The bucket is listed every minute."}
      </Step>
    );
  }
  return (
    <Step tone={done > 0 ? "pass" : failed > 0 ? "error" : "active"} name="Objects">
      {done.toLocaleString("en")} read, {waiting.toLocaleString("en")} waiting, {failed.toLocaleString("en")} failed.
    </Step>
  );
}

function Step({ tone, name, children }: { tone: StatusTone; name: string; children: React.ReactNode }) {
  return (
    <li className={classes.check}>
      <StatusBadge tone={tone}>{name}</StatusBadge>
      <span>{children}</span>
    </li>
  );
}
