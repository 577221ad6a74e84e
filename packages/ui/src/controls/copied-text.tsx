import classes from "./copied-text.module.css";
import { CopyButton } from "./copy-button.tsx";

/** A text that is pasted elsewhere. */
export function CopiedText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <figure className={classes.text}>
      <figcaption>
        {label} <CopyButton value={text} label={`Copy ${label}`} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
