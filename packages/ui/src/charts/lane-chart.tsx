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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={classes.chart} role="group" aria-label={label} onKeyDown={goToMark}>
      <div className={classes.label}>{bars.label}</div>
      <div className={classes.bars} ref={plot} aria-hidden>
        <Bars bars={bars} share={share} spanMs={spanMs} />
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
              return (
                <Mark
                  key={id}
                  mark={mark}
                  left={mark.leftPx / widthPx}
                  isTabStop={id === tabStop}
                  selected={selected}
                  onFocus={() => setFocused(id)}
                  onSelect={onSelect}
                />
              );
            })}
          </div>
        </div>
      ))}
      <div />
      <Ticks fromMs={fromMs} spanMs={spanMs} widthPx={widthPx} />
    </div>
  );
}

interface BarsProps extends Pick<LaneChartProps, "bars"> {
  readonly share: (atMs: number) => number;
  readonly spanMs: number;
}

/** In percent: a bar of few beside many is seen. */
const barHeightMin = 12;

function Bars({ bars: { values, widthMs }, share, spanMs }: BarsProps) {
  const { zone } = useTimeZone();
  const max = Math.max(1, ...values.map(({ count }) => count));
  return values.map(({ atMs, count }) => (
    <span
      key={atMs}
      title={`${count.toLocaleString("en")} at ${formatTime(new Date(atMs), zone)}`}
      style={{
        left: `${share(atMs) * 100}%`,
        width: `${(widthMs / spanMs) * 100}%`,
        height: `${Math.max(barHeightMin, (count / max) * 100)}%`,
      }}
    />
  ));
}

interface MarkProps extends Pick<LaneChartProps, "selected" | "onSelect"> {
  readonly mark: LaneMark;
  readonly left: number;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
}

function Mark({ mark, left, isTabStop, selected, onFocus, onSelect }: MarkProps) {
  const { zone } = useTimeZone();
  const { items } = mark;
  const keys = items.map(({ key }) => key);
  const isSelected = selected?.join() === keys.join();
  const worst = severityNames.find((one) => items.some(({ severity }) => severity === one)) ?? "INFO";
  return (
    <button
      type="button"
      className={classes.mark}
      data-severity={worst}
      data-many={items.length > 1 || undefined}
      aria-pressed={isSelected}
      aria-label={markLabel(mark, worst, zone)}
      title={items.length === 1 ? items[0]?.label : undefined}
      tabIndex={isTabStop ? 0 : -1}
      style={{ left: `${left * 100}%` }}
      onFocus={onFocus}
      onClick={() => onSelect(isSelected ? undefined : keys)}
    >
      {items.length > 1 ? items.length : worst.charAt(0)}
    </button>
  );
}

interface TicksProps {
  readonly fromMs: number;
  readonly spanMs: number;
  readonly widthPx: number;
}

function Ticks({ fromMs, spanMs, widthPx }: TicksProps) {
  const { zone } = useTimeZone();
  const ticks = useMemo(() => {
    const at = Array.from({ length: tickCount }, (_, index) => new Date(fromMs + (index * spanMs) / tickCount));
    return [...timeTicks(at, zone)].map(([index, text]) => ({ left: index / tickCount, text }));
  }, [fromMs, spanMs, zone]);
  const shown: typeof ticks = [];
  for (const tick of ticks) if ((tick.left - (shown.at(-1)?.left ?? -1)) * widthPx >= tickGapPx) shown.push(tick);
  return (
    <div className={classes.ticks} aria-hidden>
      {shown.map(({ left, text }) => (
        <span key={left} className={classes.tick} style={{ left: `${left * 100}%` }}>
          {text}
        </span>
      ))}
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
