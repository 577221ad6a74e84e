import { useMutation, useQuery } from "@apollo/client/react";
import { describeMinutes, noDataAlarmMinutesMax, noDataAlarmMinutesMin, noDataAlarmProblem } from "@pharos/domain";
import { Button, Modal, NumberInput, notify, StatusBadge, type StatusTone } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { NoDataAlarmFragment, SourceAlarmState } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
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
      {isAsked && mayModify ? (
        <AlarmQuestion source={source} onClose={() => change({ alarm: undefined }, { replace: true })} />
      ) : null}
    </span>
  );
}

function AlarmQuestion({ source, onClose }: { source: NoDataAlarmFragment; onClose: () => void }) {
  const { integrationId: sourceId, noDataAlarm: alarm } = source;
  const { data } = useQuery(suggestionQuery, { variables: { sourceId }, errorPolicy: "ignore" });
  const suggested = data?.suggestedNoDataMinutes ?? undefined;
  const [typed, setMinutes] = useState<number | string>();
  const minutes = typed ?? alarm?.minutesThreshold ?? suggested ?? minutesDefault;
  const [set] = useMutation(setMutation);
  const [change, isChanging] = useChange();
  const problem = noDataAlarmProblem(Number(minutes === "" ? Number.NaN : minutes));
  const save = async (minutesThreshold: number | null) => {
    const isDone = await change("Unable to set the alarm", () =>
      set({ variables: { input: { sourceId, minutesThreshold } } }),
    );
    if (!isDone) return;
    notify({ message: minutesThreshold === null ? "Alarm turned off" : "Alarm set", tone: "success" });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Alarm without data">
      <form
        className={classes.alarmForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === undefined) void save(Number(minutes));
        }}
      >
        <NumberInput
          label="Minutes without data"
          description="From 15 minutes to 43,200 (30 days). A silence raises one alert, which goes to the destinations that accept system errors."
          min={noDataAlarmMinutesMin}
          max={noDataAlarmMinutesMax}
          step={15}
          allowDecimal={false}
          thousandSeparator=","
          clampBehavior="none"
          value={minutes}
          onChange={setMinutes}
          error={problem}
          data-autofocus
        />
        {suggested === undefined ? null : (
          <p className={classes.hint}>
            Suggested: {describeMinutes(suggested)}, twice the longest silence of the last 14 days.{" "}
            {Number(minutes) === suggested ? null : (
              <Button variant="subtle" size="compact-xs" onClick={() => setMinutes(suggested)}>
                Use {describeMinutes(suggested)}
              </Button>
            )}
          </p>
        )}
        <div className={classes.alarmButtons}>
          {alarm ? (
            <Button variant="default" loading={isChanging} onClick={() => save(null)}>
              Turn off
            </Button>
          ) : null}
          <Button
            type="submit"
            loading={isChanging}
            disabled={problem !== undefined || Number(minutes) === alarm?.minutesThreshold}
          >
            Set alarm
          </Button>
        </div>
      </form>
    </Modal>
  );
}
