import { useMutation } from "@apollo/client/react";
import { Button, OutwardLink, StatusBadge, type StatusTone, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { DispatchFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { statusLabels } from "../labels.ts";
import classes from "./alert-deliveries.module.css";

const dispatchFragment = graphql(`
  fragment Dispatch on AlertDispatch {
    id outputId status trigger changeType changedStatus attempts createdAt nextAttemptAt waitsFor
    mute { until reason createdBy subject }
    destination { outputId displayName pausedUntil verificationStatus }
    history { dispatchedAt success statusCode message label url outcome durationMs }
  }
`);
const retryMutation = graphql(`
  mutation RetryDispatch($input: RetryDeliveriesInput!) {
    retryDeliveries(input: $input) { retried }
  }
`);

const tones: Readonly<Record<string, StatusTone>> = {
  DELIVERED: "pass",
  FAILED: "fail",
  WAITING: "neutral",
  MUTED: "neutral",
};
const words: Readonly<Record<string, string>> = {
  DELIVERED: "Delivered",
  FAILED: "Failed",
  WAITING: "Waiting",
  MUTED: "Muted",
};
/** Those that a person can send now, with the button's label. */
const sendLabels: Readonly<Record<string, string>> = { FAILED: "Retry", MUTED: "Send now", WAITING: "Send now" };

interface DispatchProps {
  readonly dispatch: FragmentType<typeof dispatchFragment>;
  readonly onRetried: () => void;
}

export function Dispatch(props: DispatchProps) {
  const dispatch = readFragment(dispatchFragment, props.dispatch);
  const { id, status, outputId, destination, history, waitsFor } = dispatch;
  const sendLabel = sendLabels[status];
  const last = history.at(-1);
  const content = contentOf(dispatch);
  return (
    <li className={classes.dispatch}>
      <div className={classes.sent}>
        <div className={classes.head}>
          <strong title={outputId}>{destination?.displayName ?? `Destination ${outputId.slice(0, 8)}`}</strong>
          <StatusBadge tone={tones[status] ?? "active"}>{words[status] ?? "Queued"}</StatusBadge>
          {content ? <span className={classes.quiet}>{content}</span> : null}
          <span className={classes.quiet}>
            <TimeText value={last?.dispatchedAt ?? dispatch.createdAt} relative />
          </span>
        </div>
        {sendLabel && destination && waitsFor !== "REMINDER" ? (
          <Retry id={id} label={sendLabel} onRetried={props.onRetried} />
        ) : null}
      </div>
      <Waiting dispatch={dispatch} />
      {last?.url ? <OutwardLink href={last.url}>{last.label || last.url}</OutwardLink> : null}
      {history.length > 0 ? <Attempts history={history} /> : null}
    </li>
  );
}

const changeWords: Readonly<Record<string, string>> = {
  ASSIGNEE_CHANGE: "assignee",
  COMMENT: "comment",
  AI_SUMMARY: "AI summary",
};

/** What was sent, where it was not just the alert. */
function contentOf({ trigger, changeType, changedStatus }: DispatchFragment): string {
  if (trigger === "RESENT") return "sent again";
  if (trigger === "REMINDER") return "reminder";
  if (changedStatus) return `status ${statusLabels[changedStatus]}`;
  return (changeType && changeWords[changeType]) || "";
}

const waitTexts: Readonly<Record<string, string>> = {
  QUIET_HOURS: "Quiet hours of the destination until",
  DIGEST: "Goes out in the digest of",
  REMINDER: "Sent again if nobody touches the alert by",
};

function Waiting({ dispatch }: { dispatch: DispatchFragment }) {
  const { status, nextAttemptAt, destination, waitsFor, mute } = dispatch;
  if (status === "MUTED") {
    if (!mute) return <span className={classes.quiet}>Not sent: it was muted.</span>;
    const subject = mute.subject === "DESTINATION" ? "destination" : "detection";
    return (
      <span className={classes.quiet}>
        Not sent: {mute.createdBy} muted the {subject} until <TimeText value={mute.until} precision="minute" />
        {mute.reason ? ` (${mute.reason})` : ""}.
      </span>
    );
  }
  if (status === "WAITING" && nextAttemptAt) {
    return (
      <span className={classes.quiet}>
        {waitTexts[waitsFor ?? ""] ?? "Waits until"} <TimeText value={nextAttemptAt} precision="minute" />
      </span>
    );
  }
  if (status !== "QUEUED" || !nextAttemptAt) return null;
  const { pausedUntil } = destination ?? {};
  const next = pausedUntil && pausedUntil > nextAttemptAt ? pausedUntil : nextAttemptAt;
  const isRejected = destination?.verificationStatus === "CREDENTIALS_REJECTED";
  return (
    <span className={classes.quiet}>
      {isRejected ? "The destination rejects its credentials or settings. Correct them. " : null}Next attempt{" "}
      <TimeText value={next} precision="second" />
    </span>
  );
}

function Attempts({ history }: { history: DispatchFragment["history"] }) {
  return (
    <details>
      <summary>{history.length === 1 ? "1 attempt" : `${history.length} attempts`}</summary>
      <ol className={classes.attempts}>
        {history.map((attempt) => (
          <li key={attempt.dispatchedAt}>
            <span>
              <TimeText value={attempt.dispatchedAt} precision="second" />{" "}
              {attempt.success ? "accepted" : attempt.outcome}
              {attempt.statusCode > 0 ? `, ${attempt.statusCode}` : ""}, {attempt.durationMs} ms
            </span>
            {attempt.message ? <pre>{attempt.message}</pre> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Retry({ id, label, onRetried }: { id: string; label: string; onRetried: () => void }) {
  const [retry] = useMutation(retryMutation);
  const [change, isRunning] = useChange();
  const mayModify = useMay("AlertModify");
  if (!mayModify) return null;
  const run = async () => {
    if (await change("Unable to send it", () => retry({ variables: { input: { ids: [id] } } }))) onRetried();
  };
  return (
    <Button variant="default" size="compact-sm" loading={isRunning} onClick={run}>
      {label}
    </Button>
  );
}
