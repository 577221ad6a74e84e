import { useMutation } from "@apollo/client/react";
import {
  Button,
  bytesText,
  ConfirmModal,
  Facts,
  FailedState,
  NumberInput,
  notify,
  Progress,
  Radio,
  StatusBadge,
  type StatusTone,
  TextInput,
  TextSkeleton,
  TimeText,
} from "@pharos/ui";
import { useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type {
  BucketBackfillQuery,
  BucketBackfillState,
  ChangeBucketBackfillInput,
} from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./source-page.module.css";

const backfillQuery = graphql(`
  query BucketBackfill($id: ID!) {
    source(id: $id) {
      integrationId
      ... on BucketCollection {
        noticesFrom
        collectionProblem
        backfill {
          id state modifiedSince bytesPerSecond listedKeys isListed bytes bytesWaiting createdAt createdBy endedAt
          counts { waiting done failed }
        }
      }
    }
  }
`);
const startMutation = graphql(`
  mutation StartBucketBackfill($input: StartBucketBackfillInput!) {
    startBucketBackfill(input: $input) { backfill { id state } }
  }
`);
const changeMutation = graphql(`
  mutation ChangeBucketBackfill($input: ChangeBucketBackfillInput!) {
    changeBucketBackfill(input: $input) { backfill { id state bytesPerSecond } }
  }
`);
type BucketSource = Extract<BucketBackfillQuery["source"], { noticesFrom?: unknown; backfill?: unknown }>;
type ShownBackfill = NonNullable<BucketSource["backfill"]>;

const megabyte = 1_000_000;
const number = (count: number) => count.toLocaleString("en");
const objectsText = (count: number) => (count === 1 ? "1 object" : `${number(count)} objects`);

/** Reading of what was in the bucket before: how far it is, or the form that starts it. */
export function BucketBackfill({ sourceId }: { sourceId: string }) {
  const variables = useMemo(() => ({ id: sourceId }), [sourceId]);
  const { data, error, refetch } = useLiveQuery(backfillQuery, { topics: ["sources"], variables });
  const mayModify = useMay("LogSourceModify");
  if (error && !data)
    return <FailedState title="Couldn't load the back-fill" message={errorText(error)} onRetry={() => refetch()} />;
  if (!data || !("backfill" in data.source)) return <TextSkeleton lines={4} />;
  const { backfill, noticesFrom, collectionProblem } = data.source;
  const isUnderWay = backfill?.state === "RUNNING" || backfill?.state === "PAUSED";
  return (
    <div className={classes.backfill}>
      {backfill ? <BackfillFacts backfill={backfill} isWaiting={Boolean(collectionProblem)} /> : null}
      {backfill && isUnderWay && mayModify ? (
        <BackfillControls sourceId={sourceId} backfill={backfill} onChange={refetch} />
      ) : null}
      {!isUnderWay && mayModify ? (
        <BackfillForm
          sourceId={sourceId}
          hasQueue={Boolean(noticesFrom)}
          isAnother={Boolean(backfill)}
          onStart={refetch}
        />
      ) : null}
      {!backfill && !mayModify ? <p className={classes.quiet}>Nobody has asked for older objects.</p> : null}
    </div>
  );
}

const stateLabels: Readonly<Record<BucketBackfillState, { readonly label: string; readonly tone: StatusTone }>> = {
  RUNNING: { label: "Running", tone: "active" },
  PAUSED: { label: "Paused", tone: "neutral" },
  DONE: { label: "Done", tone: "pass" },
  CANCELLED: { label: "Cancelled", tone: "neutral" },
};

function BackfillFacts({ backfill, isWaiting }: { backfill: ShownBackfill; isWaiting: boolean }) {
  const { state, counts, bytes, bytesWaiting, listedKeys, isListed, modifiedSince, bytesPerSecond } = backfill;
  const { label, tone } = stateLabels[state];
  const found = counts.done + counts.failed + counts.waiting;
  const percent = bytes > 0 ? ((bytes - bytesWaiting) / bytes) * 100 : isListed ? 100 : 0;
  const soFar = isListed || state === "CANCELLED" ? "" : " so far";
  return (
    <>
      <Progress value={percent} aria-label="Read of what was found" />
      <Facts
        items={[
          [
            "State",
            <StatusBadge key="state" tone={tone}>
              {state === "RUNNING" && isWaiting ? "Waiting for the bucket" : label}
            </StatusBadge>,
          ],
          ["Found", `${objectsText(found)}, ${bytesText(bytes)}, among ${number(listedKeys)} keys${soFar}`],
          ["Read", `${objectsText(counts.done)}, ${bytesText(bytes - bytesWaiting)}`],
          ["Failed", counts.failed > 0 ? objectsText(counts.failed) : undefined],
          ["Changed since", modifiedSince ? <TimeText key="since" value={modifiedSince} /> : "Any time"],
          ["Speed limit", bytesPerSecond ? `${bytesText(bytesPerSecond)} a second` : "None"],
          ["Started", <TimeText key="started" value={backfill.createdAt} />],
          ["Started by", backfill.createdBy],
          ["Ended", backfill.endedAt ? <TimeText key="ended" value={backfill.endedAt} /> : undefined],
        ]}
      />
    </>
  );
}

interface BackfillControlsProps {
  readonly sourceId: string;
  readonly backfill: ShownBackfill;
  readonly onChange: () => Promise<unknown>;
}

function BackfillControls({ sourceId, backfill, onChange }: BackfillControlsProps) {
  const [ask] = useMutation(changeMutation);
  const [change, isChanging] = useChange();
  const [isCancelling, setCancelling] = useState(false);
  const [speed, setSpeed] = useState<number | string>((backfill.bytesPerSecond ?? 0) / megabyte || "");
  const run = async (title: string, part: Omit<ChangeBucketBackfillInput, "sourceId">, done: string) => {
    const isDone = await change(title, () => ask({ variables: { input: { sourceId, ...part } } }));
    if (!isDone) return;
    notify({ message: done, tone: "success" });
    await onChange();
  };
  const isPaused = backfill.state === "PAUSED";
  const limit = speedLimit(speed);
  return (
    <div className={classes.backfillControls}>
      <SpeedInput value={speed} onChange={setSpeed} />
      <Button
        variant="default"
        loading={isChanging}
        disabled={limit === (backfill.bytesPerSecond ?? null)}
        onClick={() => run("Unable to change the speed", { bytesPerSecond: limit }, "Speed changed")}
      >
        Set speed
      </Button>
      <Button
        variant="default"
        loading={isChanging}
        onClick={() =>
          isPaused
            ? run("Unable to resume the back-fill", { state: "RUNNING" }, "Back-fill resumed")
            : run("Unable to pause the back-fill", { state: "PAUSED" }, "Back-fill paused")
        }
      >
        {isPaused ? "Resume" : "Pause"}
      </Button>
      <Button variant="default" onClick={() => setCancelling(true)}>
        Cancel back-fill
      </Button>
      <ConfirmModal
        opened={isCancelling}
        title="Cancel the back-fill?"
        confirmLabel="Cancel back-fill"
        destructive
        onConfirm={() => {
          setCancelling(false);
          void run("Unable to cancel the back-fill", { state: "CANCELLED" }, "Back-fill cancelled");
        }}
        onClose={() => setCancelling(false)}
      >
        Objects that wait are not read. Events that were read stay.
      </ConfirmModal>
    </div>
  );
}

interface BackfillFormProps {
  readonly sourceId: string;
  readonly hasQueue: boolean;
  readonly isAnother: boolean;
  readonly onStart: () => Promise<unknown>;
}

function BackfillForm({ sourceId, hasQueue, isAnother, onStart }: BackfillFormProps) {
  const [start] = useMutation(startMutation);
  const [change, isStarting] = useChange();
  const [reach, setReach] = useState("all");
  const [day, setDay] = useState("");
  const [speed, setSpeed] = useState<number | string>("");
  const since = reach === "since" ? new Date(`${day}T00:00:00Z`) : undefined;
  const isGood = since === undefined || !Number.isNaN(since.getTime());
  const submit = async () => {
    const bytesPerSecond = speedLimit(speed);
    const input = {
      sourceId,
      ...(since && { modifiedSince: since.toISOString() }),
      ...(bytesPerSecond !== null && { bytesPerSecond }),
    };
    const isDone = await change("Unable to start the back-fill", () => start({ variables: { input } }));
    if (!isDone) return;
    notify({ message: "Back-fill started", tone: "success" });
    await onStart();
  };
  return (
    <form
      className={classes.backfillForm}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={classes.quiet}>
        {hasQueue
          ? "Reads objects that were in the bucket before its notices, and those whose notices were lost. New objects go first."
          : "Without notices, objects of the last 395 days are read anyway. A back-fill reads older ones. New objects go first."}
      </p>
      <Radio.Group aria-label="Which objects" value={reach} onChange={setReach}>
        <div className={classes.backfillReach}>
          <Radio value="all" label="All objects" />
          <Radio value="since" label="Changed since a day" />
          {reach === "since" ? (
            <TextInput
              type="date"
              aria-label="Changed since (UTC)"
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
          ) : null}
        </div>
      </Radio.Group>
      <div className={classes.backfillControls}>
        <SpeedInput value={speed} onChange={setSpeed} />
        <Button type="submit" loading={isStarting} disabled={!isGood}>
          {isAnother ? "Start another back-fill" : "Start back-fill"}
        </Button>
      </div>
    </form>
  );
}

function SpeedInput({ value, onChange }: { value: number | string; onChange: (value: number | string) => void }) {
  return (
    <NumberInput
      label="Speed limit"
      description="MB a second; empty for none"
      min={0.1}
      max={1000}
      step={1}
      decimalScale={1}
      w={200}
      value={value}
      onChange={onChange}
    />
  );
}

function speedLimit(megabytes: number | string): number | null {
  return megabytes === "" ? null : Math.round(Number(megabytes) * megabyte);
}
