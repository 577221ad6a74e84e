import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type SeverityName, severityNames } from "../badges/severity-badge.tsx";
import { formatTime } from "../time/format-time.ts";
import { useTimeZone } from "../time/time-zone.tsx";
import classes from "./lane-chart.module.css";
import { gatherMarks, type LaneItem, type LaneMark } from "./lane-marks.ts";
import { timeTicks } from "./time-ticks.ts";

export type { LaneItem } from "./lane-marks.ts";

export interface LaneChartProps {
  readonly label: string;
  readonly from: Date;
  readonly to: Date;
  /** Counts over time, above the lanes. */
  readonly bars: {
    readonly label: string;
    readonly values: readonly { readonly atMs: number; readonly count: number }[];
    readonly widthMs: number;
  };
  readonly lanes: readonly { readonly key: string; readonly label: string; readonly items: readonly LaneItem[] }[];
  /** A moment that goes through all lanes. */
  readonly moment?: { readonly atMs: number; readonly label: string };
  /** Keys of the items of the mark that was pressed; undefined when it is pressed again. */
  readonly selected: readonly string[] | undefined;
  readonly onSelect: (keys: readonly string[] | undefined) => void;
}

const gapPx = 30;
const tickCount = 120;
const tickGapPx = 48;
const widthDefaultPx = 480;

/**
 * Draws the events of several things over one time, a lane for each. One mark takes the focus, the arrow keys go to the
 * others: left and right in a lane, up and down to the nearest of the next one.
 */
export function LaneChart({ label, from, to, bars, lanes, moment, selected, onSelect }: LaneChartProps) {
  const { zone } = useTimeZone();
  const plot = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(plot);
  const [fromMs, spanMs] = [from.getTime(), Math.max(1, to.getTime() - from.getTime())];
  const share = (atMs: number) => (atMs - fromMs) / spanMs;
  const rows = lanes.map((lane) => ({
    ...lane,
    marks: gatherMarks(lane.items, (atMs) => share(atMs) * widthPx, gapPx),
  }));
  const [focused, setFocused] = useState<string>();
  const first = rows.flatMap(({ key, marks }) => marks.map((mark) => markKey(key, mark)))[0];
  const isThere = rows.some(({ key, marks }) => marks.some((mark) => markKey(key, mark) === focused));
  const tabStop = isThere ? focused : first;
  const ticks = useMemo(() => {
    const at = Array.from({ length: tickCount }, (_, index) => new Date(fromMs + (index * spanMs) / tickCount));
    return [...timeTicks(at, zone)];
  }, [fromMs, spanMs, zone]);
  const shownTicks = ticks.filter(([index], place) => {
    const before = ticks[place - 1]?.[0];
    return before === undefined || ((index - before) / tickCount) * widthPx >= tickGapPx;
  });
  const max = Math.max(1, ...bars.values.map(({ count }) => count));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={classes.chart} role="group" aria-label={label} onKeyDown={goToMark}>
      <div className={classes.label}>{bars.label}</div>
      <div className={classes.bars} ref={plot} aria-hidden>
        {bars.values.map(({ atMs, count }) => (
          <span
            key={atMs}
            title={`${count.toLocaleString("en")} at ${formatTime(new Date(atMs), zone)}`}
            style={{
              left: `${share(atMs) * 100}%`,
              width: `${(bars.widthMs / spanMs) * 100}%`,
              height: `${Math.max(12, (count / max) * 100)}%`,
            }}
          />
        ))}
        {moment ? <Moment left={share(moment.atMs)} label={moment.label} /> : null}
      </div>
      {rows.map(({ key, label: name, marks }) => (
        <div key={key} className={classes.row}>
          <div className={classes.label} title={name}>
            {name}
          </div>
          <div className={classes.lane} data-lane>
            {moment ? <Moment left={share(moment.atMs)} /> : null}
            {marks.map((mark) => {
              const id = markKey(key, mark);
              const keys = mark.items.map((item) => item.key);
              const isSelected = selected?.join() === keys.join();
              const worst = severityNames.find((one) => mark.items.some(({ severity }) => severity === one)) ?? "INFO";
              const [only] = mark.items;
              return (
                <button
                  key={id}
                  type="button"
                  className={classes.mark}
                  data-severity={worst}
                  data-many={mark.items.length > 1 || undefined}
                  aria-pressed={isSelected}
                  aria-label={markLabel(mark, worst, zone)}
                  title={mark.items.length === 1 ? only?.label : undefined}
                  tabIndex={id === tabStop ? 0 : -1}
                  style={{ left: `${(mark.leftPx / widthPx) * 100}%` }}
                  onFocus={() => setFocused(id)}
                  onClick={() => onSelect(isSelected ? undefined : keys)}
                >
                  {mark.items.length > 1 ? mark.items.length : worst.charAt(0)}
                </button>
              );
            })}
          </div>
        </div>
      ))}
      <div />
      <div className={classes.ticks} aria-hidden>
        {shownTicks.map(([index, text]) => (
          <span key={index} className={classes.tick} style={{ left: `${(index / tickCount) * 100}%` }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

const markKey = (lane: string, { items }: LaneMark) => `${lane} ${items[0]?.key}`;

function Moment({ left, label }: { readonly left: number; readonly label?: string }) {
  return (
    <i className={classes.moment} style={{ left: `${left * 100}%` }} data-late={left > 0.5 || undefined} aria-hidden>
      {label ? <span className={classes.momentLabel}>{label}</span> : null}
    </i>
  );
}

const severityWord = (name: SeverityName) => name.charAt(0) + name.slice(1).toLowerCase();

function markLabel({ items }: LaneMark, worst: SeverityName, zone: string): string {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return "";
  const time = ({ atMs }: LaneItem) => formatTime(new Date(atMs), zone, "minute");
  // What is written on a mark begins its name, for who speaks to the browser.
  if (items.length === 1) return `${severityWord(worst)}: ${first.label}, ${time(first)}`;
  return `${items.length} from ${time(first)} to ${time(last)}, the worst ${severityWord(worst)}`;
}

function goToMark(event: KeyboardEvent<HTMLElement>): void {
  const mark = event.target instanceof HTMLElement ? event.target.closest("button") : null;
  if (!mark) return;
  const lanes = [...event.currentTarget.querySelectorAll("[data-lane]")].map((lane) => [
    ...lane.querySelectorAll("button"),
  ]);
  const row = lanes.findIndex((marks) => marks.includes(mark));
  const marks = lanes[row] ?? [];
  const place = marks.indexOf(mark);
  const filled = (from: readonly HTMLButtonElement[][]) => from.find((lane) => lane.length > 0) ?? [];
  const next = new Map([
    ["ArrowLeft", marks[place - 1]],
    ["ArrowRight", marks[place + 1]],
    ["ArrowUp", nearestTo(mark, filled(lanes.slice(0, Math.max(0, row)).reverse()))],
    ["ArrowDown", nearestTo(mark, filled(lanes.slice(row + 1)))],
    ["Home", marks[0]],
    ["End", marks.at(-1)],
  ]);
  if (!next.has(event.key)) return;
  event.preventDefault();
  next.get(event.key)?.focus();
}

function nearestTo(mark: HTMLElement, others: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
  const distance = (other: HTMLElement) => Math.abs(other.offsetLeft - mark.offsetLeft);
  return others.toSorted((one, other) => distance(one) - distance(other))[0];
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(widthDefaultPx);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidthPx(entry.contentRect.width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
