import classes from "./shell.module.css";

/** Says on every page that detections that people wrote do not run. */
export function SafeModeBanner() {
  return (
    <div role="status" className={classes.banner}>
      Safe mode: rules, helpers, data models, scripts, policies and scheduled queries that people wrote do not run.
      Disable or delete what is wrong, then start Pharos without --safe-mode.
    </div>
  );
}
