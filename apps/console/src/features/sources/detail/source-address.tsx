import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ShellLine } from "../shell-line.tsx";
import classes from "./source-page.module.css";

const sourceAddress = graphql(`
  fragment SourceAddress on HttpLogSource {
    curl
    ingestUrl
    auth { method }
  }
`);

/** How to send a file to the source. */
export function SourceAddress(props: { source: FragmentType<typeof sourceAddress> }) {
  const { curl, ingestUrl, auth } = readFragment(sourceAddress, props.source);
  // The public address may have a path of its own before ours.
  const base = ingestUrl.replace(/\/http\/[^/]+$/, "");
  return (
    <div className={classes.address}>
      <ShellLine value={curl} label="Command" />
      <p className={classes.quiet} style={{ margin: 0 }}>
        Put a file's path in place of FILE{auth.method === "None" ? "." : " and the secret in place of SECRET."}
      </p>
      {namesSource(auth.method) && (
        <p className={classes.quiet} style={{ margin: 0 }}>
          Log shippers can send to this source with the same secret as their token: Splunk HEC at{" "}
          <code>{base}/services/collector</code>, Elasticsearch at <code>{base}/elasticsearch</code>, OpenTelemetry at{" "}
          <code>{base}/v1/logs</code>.
        </p>
      )}
    </div>
  );
}

/** A signature or nothing at all does not say which source a shipper means. */
function namesSource(method: string): boolean {
  return method !== "None" && method !== "HMAC";
}
