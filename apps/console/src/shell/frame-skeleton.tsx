import classes from "./shell.module.css";

/** The frame without its content, for the moment before the application knows who is there. */
export function FrameSkeleton() {
  return (
    <div className={classes.shell} aria-busy="true">
      <div className={classes.navigation} />
      <div className={classes.topBar} />
    </div>
  );
}
