import { BlockSkeleton, Button, FailedState, UnstyledButton } from "@pharos/ui";
import { IconChevronRight } from "@pharos/ui/icons";
import { useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import classes from "../search.module.css";
import { resultOf, useTask } from "../use-task.ts";
import type { CountedEvents } from "./counted-events.ts";
import { EventBars } from "./event-bars.tsx";
import { useRemembered } from "./use-remembered.ts";

interface EventsOverTimeProps {
  /** Of all that was counted: "events", or "rows" where a query made them. */
  readonly noun: "event" | "row";
  /** Undefined while there is nothing to count yet. Stable between renders. */
  readonly count: ((signal: AbortSignal) => Promise<CountedEvents | undefined>) | undefined;
  /** The same over as long a time before; absent where nothing is compared. Stable between renders. */
  readonly countBefore?: ((signal: AbortSignal) => Promise<CountedEvents | undefined>) | undefined;
  /** A drag over the bars, or a click on one. */
  readonly onZoom?: ((start: Date, end: Date) => void) | undefined;
}

const heightPx = 160;
const beforeHeightPx = 110;
const choices = ["open", "closed"] as const;

/** `+20 % against 1,000 in the period before` */
export function changeText(now: number, before: number): string {
  const were = `${before.toLocaleString("en")} in the period before`;
  if (before === 0) return now === 0 ? "None in the period before either" : `Up from ${were}`;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0
    ? `About as many as ${were}`
    : `${percent > 0 ? "+" : "−"}${Math.abs(percent)} % against ${were}`;
}

/** How many events there were, over time and by log type; folded where the reader wants the room. */
export function EventsOverTime({ noun, count, countBefore, onZoom }: EventsOverTimeProps) {
  const [state, setState] = useRemembered("search.histogram", choices, "open");
  const { state: task, again } = useTask(count);
  const counted = resultOf(task);
  const isOpen = state === "open";
  const [isCompared, setCompared] = useState(false);
  const { state: beforeTask } = useTask(isCompared ? countBefore : undefined);
  const before = isCompared && countBefore && beforeTask.kind === "done" ? beforeTask.result : undefined;
  if (task.kind === "failed")
    return <FailedState title={`Couldn't count the ${noun}s`} message={errorText(task.error)} onRetry={again} />;
  if (!counted) return task.kind === "done" ? null : <BlockSkeleton height={isOpen ? heightPx : 24} />;
  return (
    <div className={classes.histogram} data-stale={task.kind === "running" || undefined}>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        onClick={() => setState(isOpen ? "closed" : "open")}
      >
        <IconChevronRight className={classes.foldMark} data-open={isOpen || undefined} size={13} aria-hidden />
        <span data-numeric>
          <strong>{counted.total.toLocaleString("en")}</strong> {counted.total === 1 ? noun : `${noun}s`}
        </span>
      </UnstyledButton>
      {countBefore ? (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-pressed={isCompared}
          onClick={() => setCompared(!isCompared)}
        >
          {isCompared ? "Stop comparing" : "Compare with the period before"}
        </Button>
      ) : null}
      {isCompared && beforeTask.kind === "failed" ? (
        <span className={classes.quiet}>{`Couldn't count the period before: ${errorText(beforeTask.error)}`}</span>
      ) : null}
      {before ? <span className={classes.compared}>{changeText(counted.total, before.total)}</span> : null}
      {isOpen && counted.total > 0 ? <Bars noun={noun} counted={counted} onZoom={onZoom} /> : null}
      {isOpen && before && before.total > 0 ? (
        <>
          <p className={classes.quiet}>The period before</p>
          <EventBars label="Events of the period before, by log type" counted={before} heightPx={beforeHeightPx} />
        </>
      ) : null}
    </div>
  );
}

function Bars({ noun, counted, onZoom }: Pick<EventsOverTimeProps, "noun" | "onZoom"> & { counted: CountedEvents }) {
  const label = useMemo(() => `${noun === "event" ? "Events" : "Rows"} over time, by log type`, [noun]);
  return <EventBars label={label} counted={counted} heightPx={heightPx} {...(onZoom ? { onZoom } : {})} />;
}
