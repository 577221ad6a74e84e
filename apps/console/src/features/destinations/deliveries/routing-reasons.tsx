import { useQuery } from "@apollo/client/react";
import { FailedState, StatusBadge, TextSkeleton, TimeText } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import { errorText } from "../../../graphql/error-text.ts";
import type { RoutingQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./alert-deliveries.module.css";

const routingQuery = graphql(`
  query Routing($input: ExplainRoutingInput!) {
    explainRouting(input: $input) {
      step missing mayDiffer
      reasons {
        isChosen reason destination { outputId displayName }
        hold { kind until mute { createdBy reason subject } }
      }
    }
  }
`);

interface RoutingReasonsProps {
  readonly subject: { readonly alertId: string } | { readonly detectionId: string };
}

/** Every destination with the reason why the alert, or alerts of the detection, would go there now, or would not. */
export function RoutingReasons({ subject }: RoutingReasonsProps) {
  const { data, error, refetch } = useQuery(routingQuery, {
    variables: { input: subject },
    fetchPolicy: "network-only",
  });
  if (error && !data)
    return <FailedState title="Couldn't explain the routing" message={errorText(error)} onRetry={() => refetch()} />;
  if (!data) return <TextSkeleton lines={2} />;
  const { reasons, missing, mayDiffer } = data.explainRouting;
  const sorted = reasons.toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen));
  return (
    <div className={classes.deliveries}>
      <span className={classes.quiet}>With the destinations as they are now:</span>
      {reasons.length === 0 ? <span className={classes.quiet}>No destinations.</span> : null}
      {mayDiffer ? (
        <span className={classes.quiet}>
          Its destinations() chooses for each alert. Where it chooses none, alerts go as follows.
        </span>
      ) : null}
      <ul className={classes.list}>
        {sorted.map(({ destination: { outputId, displayName }, isChosen, reason, hold }) => (
          <li key={outputId} className={classes.dispatch}>
            <div className={classes.head}>
              <Link to="/configure/destinations/$destinationId/edit/" params={{ destinationId: outputId }}>
                {displayName}
              </Link>
              <StatusBadge tone={isChosen && !hold ? "pass" : "neutral"}>{stateOf(isChosen, hold?.kind)}</StatusBadge>
            </div>
            <span className={classes.quiet}>{reason}</span>
            {hold ? <Hold hold={hold} /> : null}
          </li>
        ))}
      </ul>
      {missing.length > 0 ? (
        <span className={classes.quiet}>Named, but no destination any more: {missing.join(", ")}</span>
      ) : null}
    </div>
  );
}

type RoutingHold = NonNullable<RoutingQuery["explainRouting"]["reasons"][number]["hold"]>;

function stateOf(isChosen: boolean, holdKind: string | undefined): string {
  if (!isChosen) return "Not sent";
  if (holdKind === undefined) return "Sent";
  return holdKind === "MUTED" ? "Muted" : "Waits";
}

function Hold({ hold: { kind, until, mute } }: { hold: RoutingHold }) {
  const subject = mute?.subject === "DETECTION" ? "detection" : "destination";
  const reason = mute?.reason ? ` (${mute.reason})` : "";
  return (
    <span className={classes.quiet}>
      {mute ? `${mute.createdBy} muted the ${subject}${reason} until` : null}
      {kind === "QUIET_HOURS" ? "Quiet hours until" : null}
      {kind === "DIGEST" ? "Goes out in the digest of" : null} <TimeText value={until} precision="minute" />
    </span>
  );
}
