import type { CSSProperties } from "react";
import classes from "./histogram.module.css";

interface HistogramLegendProps {
  readonly entries: readonly { readonly name: string; readonly color: string }[];
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: ReadonlySet<string>) => void;
}

/** The names of the series, as buttons that hide and show them. */
export function HistogramLegend({ entries, hidden, onChange }: HistogramLegendProps) {
  const toggle = (name: string) => {
    const next = new Set(hidden);
    if (!next.delete(name)) next.add(name);
    onChange(next);
  };
  return (
    <ul className={classes.legend} aria-label="Series">
      {entries.map(({ name, color }) => (
        <li key={name}>
          <button type="button" aria-pressed={!hidden.has(name)} onClick={() => toggle(name)}>
            <span className={classes.swatch} style={{ "--series": color } as CSSProperties} aria-hidden />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
