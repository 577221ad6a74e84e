import classes from "./badges.module.css";

export const severityNames = ["CRITICAL", "HIGH", "MEDIUM", "LOW", "INFO"] as const;
export type SeverityName = (typeof severityNames)[number];

/** Always the word, never colour alone; 70 px wide, so that columns of them align. */
export function SeverityBadge({ severity }: { severity: SeverityName }) {
  return (
    <span className={classes.severity} data-severity={severity}>
      {capitalized(severity)}
    </span>
  );
}

const capitalized = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();
