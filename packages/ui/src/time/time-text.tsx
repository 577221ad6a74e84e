import { HoverCard, UnstyledButton } from "@mantine/core";
import { copyText } from "../feedback/copy-text.ts";
import { formatRelative, formatTime, type TimePrecision, zoneName } from "./format-time.ts";
import classes from "./time-text.module.css";
import { useTimeZone } from "./time-zone.tsx";

export interface TimeTextProps {
  readonly value: Date | string | number;
  readonly precision?: TimePrecision;
  /** Shows "5 minutes ago" and leaves the exact time to the hover card. */
  readonly relative?: boolean;
}

/** An instant in the reader's zone; hover gives UTC, relative and epoch, a click copies it as ISO 8601. */
export function TimeText({ value, precision = "second", relative = false }: TimeTextProps) {
  const { zone } = useTimeZone();
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return <span>–</span>;
  const exact = `${formatTime(date, zone, precision)} ${zoneName(date, zone)}`;
  return (
    <HoverCard openDelay={350} closeDelay={80} position="top" shadow="none">
      <HoverCard.Target>
        <UnstyledButton
          component="button"
          className={classes.time}
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation();
            event.preventDefault();
            copyText(date.toISOString());
          }}
        >
          <time dateTime={date.toISOString()}>
            {relative ? formatRelative(date, new Date()) : formatTime(date, zone, precision)}
            {relative ? null : <span className={classes.zone}> {zoneName(date, zone)}</span>}
          </time>
        </UnstyledButton>
      </HoverCard.Target>
      <HoverCard.Dropdown p="sm">
        <dl className={classes.card}>
          <dt>{zone}</dt>
          <dd>{exact}</dd>
          <dt>UTC</dt>
          <dd>{formatTime(date, "UTC", "millisecond")}</dd>
          <dt>Relative</dt>
          <dd>{formatRelative(date, new Date())}</dd>
          <dt>Epoch</dt>
          <dd>{date.getTime()} ms</dd>
        </dl>
      </HoverCard.Dropdown>
    </HoverCard>
  );
}
