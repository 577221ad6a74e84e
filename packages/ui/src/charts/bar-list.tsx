import type { ReactNode } from "react";
import classes from "./bar-list.module.css";

export interface BarListItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: number;
  /** A CSS colour; the muted tone when absent. */
  readonly color?: string;
}

export interface BarListProps {
  readonly items: readonly BarListItem[];
  readonly label: string;
  /** Bars go below their labels: for names that are long. */
  readonly stacked?: boolean;
}

/** Labels with bars and numbers: for counts by a handful of names, where a chart would say less. */
export function BarList({ items, label, stacked = false }: BarListProps) {
  const max = Math.max(1, ...items.map((item) => item.value));
  return (
    <ul className={classes.list} aria-label={label} data-stacked={stacked || undefined}>
      {items.map((item) => (
        <li key={item.key} className={classes.item}>
          <div className={classes.label}>{item.label}</div>
          <div className={classes.track} aria-hidden>
            {item.value > 0 ? (
              <div style={{ width: `${(item.value / max) * 100}%`, background: item.color ?? "var(--ui-muted)" }} />
            ) : null}
          </div>
          <div className={classes.value} data-numeric>
            {item.value.toLocaleString("en")}
          </div>
        </li>
      ))}
    </ul>
  );
}
