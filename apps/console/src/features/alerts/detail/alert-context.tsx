import { CopyButton, JsonTree, Panel } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./alert-page.module.css";

const alertContext = graphql(`
  fragment AlertContext on Alert {
    context
  }
`);

/** What the rule's `alert_context` returned for the first match; absent when it returned nothing. */
export function AlertContext(props: { alert: FragmentType<typeof alertContext> }) {
  const { context } = readFragment(alertContext, props.alert);
  const isEmpty = typeof context !== "object" || context === null || Object.keys(context).length === 0;
  if (isEmpty) return null;
  return (
    <Panel
      title="Context"
      actions={<CopyButton value={JSON.stringify(context, undefined, 2)} label="Copy the context" />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.context} tabIndex={0} aria-label="Alert context">
        <JsonTree value={context} />
      </section>
    </Panel>
  );
}
