import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ShellLine } from "../shell-line.tsx";
import classes from "./source-page.module.css";

const sourceAddress = graphql(`
  fragment SourceAddress on HttpLogSource {
    curl
    auth { method }
  }
`);

/** How to send a file to the source. */
export function SourceAddress(props: { source: FragmentType<typeof sourceAddress> }) {
  const { curl, auth } = readFragment(sourceAddress, props.source);
  return (
    <div className={classes.address}>
      <ShellLine value={curl} label="Command" />
      <p className={classes.quiet} style={{ margin: 0 }}>
        Put a file's path in place of FILE{auth.method === "None" ? "." : " and the secret in place of SECRET."}
      </p>
    </div>
  );
}
