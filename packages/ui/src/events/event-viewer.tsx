import { CopyButton } from "../controls/copy-button.tsx";
import classes from "./event-viewer.module.css";
import { JsonTree } from "./json-tree.tsx";
import { noTags, type TagsOf, type ValueActions } from "./value-actions.ts";

export type EventView = "tree" | "raw";

export interface EventViewerProps {
  readonly event: unknown;
  readonly view: EventView;
  readonly actions?: ValueActions;
  readonly tagsOf?: TagsOf | undefined;
}

const indent = 2;

/** One event, as a tree to explore or as the JSON text. */
export function EventViewer({ event, view, actions = {}, tagsOf = noTags }: EventViewerProps) {
  if (view === "tree") {
    return (
      <div className={classes.viewer}>
        <JsonTree value={event} actions={actions} tagsOf={tagsOf} />
      </div>
    );
  }
  const text = JSON.stringify(event, undefined, indent);
  return (
    <div className={classes.raw}>
      <div className={classes.rawCopy}>
        <CopyButton value={text} label="Copy the event" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}
