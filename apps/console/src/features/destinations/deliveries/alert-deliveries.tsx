import { Button, FailedState, Panel, TextSkeleton } from "@pharos/ui";
import { useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { useMay } from "../../../session/viewer.tsx";
import { DetectionMute } from "../mutes/detection-mute.tsx";
import classes from "./alert-deliveries.module.css";
import { Dispatch } from "./dispatch.tsx";
import { RoutingReasons } from "./routing-reasons.tsx";
import { SendAgain } from "./send-again.tsx";

const deliveriesQuery = graphql(`
  query AlertDeliveries($id: ID!) {
    alert(id: $id) {
      id
      detection { id kind }
      dispatches { id ...Dispatch }
    }
  }
`);
const refreshMs = 1_000;
const topics = ["alerts", "destinations"] as const;

/** Where an alert was sent, what was answered, and where it would go. */
export function AlertDeliveries({ alertId }: { alertId: string }) {
  const variables = useMemo(() => ({ id: alertId }), [alertId]);
  const { data, error, refetch } = useLiveQuery(deliveriesQuery, { topics, variables, everyMs: refreshMs });
  const [isExplained, setExplained] = useState(false);
  const mayModify = useMay("AlertModify");
  const mayReadDestinations = useMay("DestinationRead");
  const dispatches = data?.alert.dispatches;
  const detection = data?.alert.detection;
  return (
    <Panel
      title="Deliveries"
      actions={
        <>
          {detection ? <DetectionMute detection={detection} label="Mute this rule's messages" /> : null}
          {mayModify && mayReadDestinations ? <SendAgain alertId={alertId} onSent={() => refetch()} /> : null}
        </>
      }
    >
      <div className={classes.deliveries}>
        {error && !data ? (
          <FailedState title="Couldn't load the deliveries" message={errorText(error)} onRetry={() => refetch()} />
        ) : null}
        {!data && !error ? <TextSkeleton lines={2} /> : null}
        {dispatches?.length === 0 ? <span className={classes.quiet}>Not sent to any destination.</span> : null}
        {dispatches && dispatches.length > 0 ? (
          <ul className={classes.list}>
            {dispatches.toReversed().map((dispatch) => (
              <Dispatch key={dispatch.id} dispatch={dispatch} onRetried={() => refetch()} />
            ))}
          </ul>
        ) : null}
        {mayReadDestinations ? (
          <div>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-expanded={isExplained}
              onClick={() => setExplained((is) => !is)}
            >
              Where would this alert go, and why?
            </Button>
          </div>
        ) : null}
        {isExplained ? <RoutingReasons subject={{ alertId }} /> : null}
      </div>
    </Panel>
  );
}
