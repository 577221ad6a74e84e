import { CopyButton, PageHeader, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { LiveText } from "../../../live/live-text.tsx";
import type { LiveStatus } from "../../../live/use-live-query.ts";
import { useMay } from "../../../session/viewer.tsx";
import { sourceTypeTitle } from "../add/source-types.ts";
import { SourceHealthBadge } from "../source-health-badge.tsx";
import { SourceActions } from "./source-actions.tsx";

const sourceHeader = graphql(`
  fragment SourceHeader on LogSource {
    integrationId
    integrationLabel
    integrationType
    health
    counts { received failed }
    noDataAlarm { minutesThreshold }
    lastEventReceivedAtTime
    ...SourceActions
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
