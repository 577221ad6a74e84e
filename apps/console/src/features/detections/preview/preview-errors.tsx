import classes from "./detection-preview.module.css";
import type { Preview } from "./preview-documents.ts";

/** What the detection raised, the most frequent first. */
export function PreviewErrors({ messages }: { messages: Preview["summary"]["errorMessages"] }) {
  if (messages.length === 0) return null;
  return (
    <ul className={classes.errors} aria-label="Errors of the detection">
      {messages.map(({ kind, message, events }) => (
        <li key={`${kind} ${message}`}>
          {message} <span>({events.toLocaleString("en")})</span>
        </li>
      ))}
    </ul>
  );
}
