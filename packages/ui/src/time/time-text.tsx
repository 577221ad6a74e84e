import { Portal } from "@mantine/core";
import { type CSSProperties, type MouseEvent, useEffect, useState } from "react";
import { copyText } from "../feedback/copy-text.ts";
import { formatRelative, formatTime, type TimePrecision, zoneName } from "./format-time.ts";
import classes from "./time-text.module.css";
import { useTimeZone } from "./time-zone.tsx";

export interface TimeTextProps {
  readonly value: Date | string | number;
  readonly precision?: TimePrecision;
  /** Shows "5 minutes ago" and leaves the exact time to the card. */
  readonly relative?: boolean;
}

const hoverDelayMs = 350;

/** An instant in the reader's zone; hover gives UTC, relative and epoch, a click copies it as ISO 8601. */
export function TimeText({ value, precision = "second", relative = false }: TimeTextProps) {
  const { zone } = useTimeZone();
  const { place, onEnter, onLeave } = useHoverPlace();
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return <span>–</span>;
  return (
    <>
      <button
        type="button"
        className={classes.time}
        tabIndex={-1}
        onMouseEnter={onEnter}
        onMouseLeave={onLeave}
        onClick={(event) => {
          event.stopPropagation();
          copyText(date.toISOString());
        }}
      >
        <time dateTime={date.toISOString()}>
          {relative ? formatRelative(date, new Date()) : formatTime(date, zone, precision)}
          {relative ? null : <span className={classes.zone}> {zoneName(date, zone)}</span>}
        </time>
      </button>
      {place ? <TimeCard date={date} zone={zone} place={place} /> : null}
    </>
  );
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly isBelow: boolean;
}

/** Room that the card needs above; with less it goes below. */
const cardHeightPx = 140;

/** Where the card goes once the pointer has rested; a library's popover in each row would cost the table its speed. */
function useHoverPlace() {
  const [place, setPlace] = useState<Place>();
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer), [timer]);
  return {
    place,
    onEnter(event: MouseEvent<HTMLElement>) {
      const { left, top, bottom } = event.currentTarget.getBoundingClientRect();
      const isBelow = top < cardHeightPx;
      setTimer(setTimeout(() => setPlace({ left, top: isBelow ? bottom : top, isBelow }), hoverDelayMs));
    },
    onLeave() {
      clearTimeout(timer);
      setPlace(undefined);
    },
  };
}

function TimeCard({ date, zone, place }: { date: Date; zone: string; place: Place }) {
  return (
    <Portal>
      <dl
        className={classes.card}
        data-below={place.isBelow || undefined}
        style={{ "--left": `${place.left}px`, top: place.top } as CSSProperties}
      >
        {zone === "UTC" ? null : (
          <>
            <dt>{zone}</dt>
            <dd>
              {formatTime(date, zone)} {zoneName(date, zone)}
            </dd>
          </>
        )}
        <dt>UTC</dt>
        <dd>{formatTime(date, "UTC", "millisecond")}</dd>
        <dt>Relative</dt>
        <dd>{formatRelative(date, new Date())}</dd>
        <dt>Epoch</dt>
        <dd>{date.getTime()} ms</dd>
      </dl>
    </Portal>
  );
}
