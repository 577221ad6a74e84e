import { IconBuildingLighthouse } from "@pharos/ui/icons";
import { PathLink } from "../routing/path-link.tsx";
import classes from "./shell.module.css";

/** The name above the navigation; leads to the first page. */
export function Brand() {
  return (
    <PathLink path="/" className={classes.brandLink}>
      <IconBuildingLighthouse size={26} stroke={1.5} className={classes.brandMark} aria-hidden />
      <span className={classes.navigationLabel}>Pharos</span>
    </PathLink>
  );
}
