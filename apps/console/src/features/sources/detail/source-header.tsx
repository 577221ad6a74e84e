import { CopyButton, PageHeader, StatusBadge, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { SourceHeaderFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { LiveText } from "../../../live/live-text.tsx";
import type { LiveStatus } from "../../../live/use-live-query.ts";
import { useMay } from "../../../session/viewer.tsx";
import { sourceTypeTitle } from "../add/source-types.ts";
import { sourceCondition } from "../source-condition.ts";
import { SourceActions } from "./source-actions.tsx";

const sourceHeader = graphql(`
  fragment SourceHeader on LogSource {
    integrationId
    integrationLabel
    integrationType
    health
    problem
    counts { received failed dropped }
    noDataAlarm { minutesThreshold state }
    lastEventReceivedAtTime
    ...SourceActions
  }
`);

export function SourceHeader(props: { source: FragmentType<typeof sourceHeader>; live: LiveStatus }) {
  const source = readFragment(sourceHeader, props.source);
  const mayModify = useMay("LogSourceModify");
  return (
    <PageHeader title={source.integrationLabel} actions={mayModify ? <SourceActions source={source} /> : null}>
      <SourceHealth source={source} />
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

/** Why nothing can be read stands below, in a panel of its own. */
function SourceHealth({ source }: { readonly source: SourceHeaderFragment }) {
  const { label, tone, meaning } = sourceCondition(source);
  const isUnread = source.problem && source.health !== "FAILING" && source.health !== "NO_DATA";
  const isUnheard = source.problem && source.integrationType === "syslog";
  const isExplained = source.health !== "HEALTHY" && !isUnread && !isUnheard;
  return (
    <>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {isExplained ? <span>{meaning}</span> : null}
    </>
  );
}
