import { CopyButton, Panel } from "@pharos/ui";
import classes from "../form/destination-form.module.css";

/** Where the tool is to send what people change in it. */
export function HookAddress({ kindName, url }: { kindName: string; url: string }) {
  return (
    <Panel title="Changes made in the tool">
      <div className={classes.test}>
        <p className={classes.hint}>
          Enter this address in {kindName} to have changes made there applied to alerts. Each request must carry a
          signature made with the secret below; while no secret is saved, nothing is accepted.
        </p>
        <span className={classes.address}>
          <code>{url}</code>
          <CopyButton value={url} label="Copy the address" />
        </span>
      </div>
    </Panel>
  );
}
