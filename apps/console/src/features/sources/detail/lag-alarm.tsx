import { useMutation } from "@apollo/client/react";
import { describeMinutes } from "@pharos/domain";
import { Button, StatusBadge, TimeText } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { AlarmQuestion } from "./alarm-question.tsx";
import classes from "./source-page.module.css";
import { readSourcePageSearch } from "./source-page-search.ts";

const route = getRouteApi("/shell/configure/log-sources/$sourceId");
const lagAlarm = graphql(`
  fragment LagAlarm on LogSource {
    integrationId
    logsWaitingSinceTime
    lagAlarm { minutesThreshold state }
  }
`);
const setMutation = graphql(`
  mutation SetLagAlarm($input: SetLagAlarmInput!) {
    setLagAlarm(input: $input) {
      logSource { integrationId lagAlarm { minutesThreshold state } }
    }
  }
`);

/** Long for a source that keeps up, and short for whoever waits for its alerts. */
const minutesDefault = 60;

/** The alarm of a source whose logs wait to be collected, since when they do, and the way to change it. */
export function LagAlarm(props: { source: FragmentType<typeof lagAlarm> }) {
  const {
    integrationId: sourceId,
    lagAlarm: alarm,
    logsWaitingSinceTime: since,
  } = readFragment(lagAlarm, props.source);
  const { alarm: asked } = route.useSearch();
  const change = useSearchChange(`/configure/log-sources/${sourceId}/`, readSourcePageSearch);
  const mayModify = useMay("LogSourceModify");
  const [set] = useMutation(setMutation);
  return (
    <span className={classes.alarm}>
      {alarm ? `After ${describeMinutes(alarm.minutesThreshold)}` : "Off"}
      {alarm?.state === "OK" ? <StatusBadge tone="pass">OK</StatusBadge> : null}
      {alarm?.state === "ALARM" ? <StatusBadge tone="fail">Behind</StatusBadge> : null}
      {alarm?.state === "ALARM" && since ? (
        <span>
          Logs wait since <TimeText value={since} />
        </span>
      ) : null}
      {mayModify ? (
        <Button variant="subtle" size="compact-xs" onClick={() => change({ alarm: "lag" })}>
          {alarm ? "Change" : "Set alarm"}
        </Button>
      ) : null}
      {asked === "lag" && mayModify ? (
        <AlarmQuestion
          title="Delay alarm"
          label="Minutes behind"
          description="From 15 minutes to 43,200 (30 days). Logs that wait for longer to be collected raise one alert, which goes to the destinations that accept system errors and is resolved when they are caught up."
          current={alarm?.minutesThreshold}
          minutesDefault={minutesDefault}
          onSave={(minutesThreshold) => set({ variables: { input: { sourceId, minutesThreshold } } })}
          onClose={() => change({ alarm: undefined }, { replace: true })}
        />
      ) : null}
    </span>
  );
}
