import { CopyButton } from "@pharos/ui";
import classes from "./shell-line.module.css";

/** A line to paste: scrolls sideways rather than breaking, and copies whole. */
export function ShellLine({ value, label }: { value: string; label: string }) {
  return (
    <div className={classes.line}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.scroller} tabIndex={0} aria-label={label}>
        <code>{value}</code>
      </section>
      <CopyButton value={value} label={`Copy: ${label}`} />
    </div>
  );
}
