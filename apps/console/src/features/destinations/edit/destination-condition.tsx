import { useMutation } from "@apollo/client/react";
import type { DeliveryState } from "@pharos/domain";
import { Button, Facts, notify, Panel, TimeText } from "@pharos/ui";
import { IconRefresh } from "@pharos/ui/icons";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { useMay } from "../../../session/viewer.tsx";
import { alertsText } from "../labels.ts";
import { MuteMenu } from "../mutes/mute-menu.tsx";

const conditionQuery = graphql(`
  query DestinationCondition($id: ID!) {
    destination(id: $id) {
      outputId verificationStatus pausedUntil
      mute { id ...MuteMenu }
      health { lastDeliveredAt succeeded failed queued waiting muted undelivered lastError lastErrorAt }
    }
  }
`);
const retryMutation = graphql(`
  mutation RetryDestination($input: RetryDeliveriesInput!) {
    retryDeliveries(input: $input) { retried }
  }
`);
const refreshMs = 2_000;

/** How deliveries to it went, and what waits. */
export function DestinationCondition({ destinationId }: { destinationId: string }) {
  const variables = useMemo(() => ({ id: destinationId }), [destinationId]);
  const { data, refetch } = useLiveQuery(conditionQuery, {
    topics: ["destinations"],
    variables,
    everyMs: refreshMs,
  });
  const mayModify = useMay("DestinationModify");
  const [retry] = useMutation(retryMutation);
  const [change, isRunning] = useChange();
  if (!data) return null;
  const { pausedUntil, verificationStatus, health, mute } = data.destination;
  const { lastDeliveredAt, succeeded, failed, queued, waiting, muted, undelivered, lastError, lastErrorAt } = health;
  const retryAll = async () => {
    const isDone = await change("Unable to retry", () => retry({ variables: { input: { outputId: destinationId } } }));
    if (!isDone) return;
    notify({ message: `${alertsText(undelivered)} queued again`, tone: "success" });
    await refetch();
  };
  return (
    <Panel
      title="Deliveries"
      actions={
        <>
          {mayModify ? (
            <MuteMenu
              subject="DESTINATION"
              subjectId={destinationId}
              label="Mute"
              mute={mute ?? null}
              onChanged={() => refetch()}
            />
          ) : null}
          {undelivered > 0 && mayModify ? (
            <Button variant="default" leftSection={<IconRefresh size={15} />} loading={isRunning} onClick={retryAll}>
              Retry {alertsText(undelivered)}
            </Button>
          ) : null}
        </>
      }
    >
      <Facts
        items={[
          ["Last delivery", lastDeliveredAt ? <TimeText key="last" value={lastDeliveredAt} relative /> : "Never"],
          [
            "Attempts in 24 hours",
            `${succeeded.toLocaleString("en")} succeeded, ${failed.toLocaleString("en")} failed`,
          ],
          ["Queued", alertsText(queued)],
          [
            "Waiting",
            waiting > 0 ? <HeldLink key="waiting" state="WAITING" id={destinationId} count={waiting} /> : null,
          ],
          ["Muted", muted > 0 ? <HeldLink key="muted" state="MUTED" id={destinationId} count={muted} /> : null],
          [
            "Failed",
            undelivered > 0 ? (
              <HeldLink key="failed" state="FAILED" id={destinationId} count={undelivered} />
            ) : (
              alertsText(0)
            ),
          ],
          ["On hold", holdText(verificationStatus)],
          ["Next attempt", pausedUntil && <TimeText key="paused" value={pausedUntil} />],
          [
            "Last error",
            lastError ? (
              <span key="error">
                {lastError} {lastErrorAt ? <TimeText value={lastErrorAt} relative /> : null}
              </span>
            ) : null,
          ],
        ]}
      />
    </Panel>
  );
}

function HeldLink({ state, id, count }: { state: DeliveryState; id: string; count: number }) {
  return (
    <Link to="/configure/destinations/deliveries/" search={{ state, destination: id }}>
      {alertsText(count)}
    </Link>
  );
}

function holdText(status: string): string | undefined {
  if (status === "CREDENTIALS_REJECTED")
    return "The destination rejected the credentials or settings. Correct them, or send a test that succeeds. One alert an hour is tried until one arrives.";
  if (status === "FAILING") return "It failed 20 times in a row. One alert a minute is tried until one arrives.";
  return undefined;
}
