import { useMutation, useQuery } from "@apollo/client/react";
import { describeMinutes } from "@pharos/domain";
import { Button, StatusBadge, type StatusTone } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { NoDataAlarmFragment, SourceAlarmState } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { AlarmQuestion } from "./alarm-question.tsx";
import classes from "./source-page.module.css";
import { readSourcePageSearch } from "./source-page-search.ts";

const route = getRouteApi("/shell/configure/log-sources/$sourceId");
const noDataAlarm = graphql(`
  fragment NoDataAlarm on LogSource {
    integrationId
    noDataAlarm { minutesThreshold state }
  }
`);
const suggestionQuery = graphql(`
  query SuggestedNoDataMinutes($sourceId: ID!) { suggestedNoDataMinutes(sourceId: $sourceId) }
`);
const setMutation = graphql(`
  mutation SetNoDataAlarm($input: SetNoDataAlarmInput!) {
    setNoDataAlarm(input: $input) {
      logSource { integrationId health noDataAlarm { minutesThreshold state } }
    }
  }
`);

const states: Readonly<Record<SourceAlarmState, { readonly label: string; readonly tone: StatusTone }>> = {
  OK: { label: "OK", tone: "pass" },
  ALARM: { label: "Silent", tone: "fail" },
  INSUFFICIENT_DATA: { label: "Nothing yet", tone: "neutral" },
};
/** A day: few sources are silent for so long. */
const minutesDefault = 1440;

/** The alarm of a silent source, and the way to change it. */
export function NoDataAlarm(props: { source: FragmentType<typeof noDataAlarm> }) {
  const source = readFragment(noDataAlarm, props.source);
  const { alarm: isAsked } = route.useSearch();
  const change = useSearchChange(`/configure/log-sources/${source.integrationId}/`, readSourcePageSearch);
  const mayModify = useMay("LogSourceModify");
  const { noDataAlarm: alarm } = source;
  const state = alarm?.state ? states[alarm.state] : undefined;
  return (
    <span className={classes.alarm}>
      {alarm ? `After ${describeMinutes(alarm.minutesThreshold)}` : "Off"}
      {state ? <StatusBadge tone={state.tone}>{state.label}</StatusBadge> : null}
      {mayModify ? (
        <Button variant="subtle" size="compact-xs" onClick={() => change({ alarm: "open" })}>
          {alarm ? "Change" : "Set alarm"}
        </Button>
      ) : null}
      {isAsked === "open" && mayModify ? (
        <SilenceQuestion source={source} onClose={() => change({ alarm: undefined }, { replace: true })} />
      ) : null}
    </span>
  );
}

function SilenceQuestion({ source, onClose }: { source: NoDataAlarmFragment; onClose: () => void }) {
  const { integrationId: sourceId, noDataAlarm: alarm } = source;
  const { data } = useQuery(suggestionQuery, { variables: { sourceId }, errorPolicy: "ignore" });
  const suggested = data?.suggestedNoDataMinutes ?? undefined;
  const [set] = useMutation(setMutation);
  return (
    <AlarmQuestion
      title="Alarm without data"
      label="Minutes without data"
      description="From 15 minutes to 43,200 (30 days). A silence raises one alert, which goes to the destinations that accept system errors."
      current={alarm?.minutesThreshold}
      suggested={
        suggested === undefined
          ? undefined
          : { minutes: suggested, reason: "twice the longest silence of the last 14 days." }
      }
      minutesDefault={minutesDefault}
      onSave={(minutesThreshold) => set({ variables: { input: { sourceId, minutesThreshold } } })}
      onClose={onClose}
    />
  );
}
