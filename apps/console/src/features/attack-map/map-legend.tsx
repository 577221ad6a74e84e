import classes from "./attack-map.module.css";
import type { Picture } from "./attack-map-search.ts";
import { type TacticColumn, type Visibility, visibilityWords } from "./coverage.ts";

const steps: Readonly<Record<Exclude<Picture, "visibility">, readonly string[]>> = {
  detections: ["0", "1", "2–3", "4–7", "8 or more"],
  alerts: ["0", "1–9", "10–99", "100–999", "1,000 or more"],
};
const visibilities: readonly Visibility[] = ["covered", "blind", "disabled", "none"];
export const visibilitySigns: Readonly<Record<Visibility, string>> = {
  covered: "●",
  blind: "◐",
  disabled: "○",
  none: "",
};
const explanations: Readonly<Record<Visibility, string>> = {
  covered: "an enabled detection gets events",
  blind: "none of the enabled detections got events in the last 7 days",
  disabled: "all of its detections are disabled",
  none: "no detection names it",
};

/** How to read the colours, with how many techniques are in each state. */
export function MapLegend({ columns, picture }: { columns: readonly TacticColumn[]; picture: Picture }) {
  const cells = columns.flatMap(({ techniques }) => techniques);
  if (picture === "visibility") {
    return (
      <ul className={classes.legend} aria-label="Legend">
        {visibilities.map((visibility) => (
          <li key={visibility} title={explanations[visibility]}>
            <span className={classes.swatch} data-visibility={visibility} aria-hidden>
              {visibilitySigns[visibility]}
            </span>
            {visibilityWords[visibility]}{" "}
            <strong data-numeric>{cells.filter((cell) => cell.visibility === visibility).length}</strong>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={classes.legend} aria-label="Legend">
      <li>{picture === "alerts" ? "Alerts" : "Enabled detections"}</li>
      {steps[picture].map((text, level) => (
        <li key={text}>
          <span className={classes.swatch} data-level={level} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
