import { PathLink } from "../../../routing/path-link.tsx";
import classes from "./source-page.module.css";

/** The schemas among which its events find their own. */
export function SourceSchemas({ logTypes }: { logTypes: readonly string[] }) {
  return (
    <ul className={classes.schemas}>
      {logTypes.map((name) => (
        <li key={name}>
          <PathLink path={`/configure/schemas/${encodeURIComponent(name)}/`}>{name}</PathLink>
        </li>
      ))}
    </ul>
  );
}
