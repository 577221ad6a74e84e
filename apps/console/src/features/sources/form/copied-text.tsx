import { CopyButton } from "@pharos/ui";
import classes from "./http-source-form.module.css";

/** A text that is pasted elsewhere. */
export function CopiedText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <figure className={classes.copied}>
      <figcaption>
        {label} <CopyButton value={text} label={`Copy ${label}`} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
