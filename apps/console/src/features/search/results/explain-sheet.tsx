import { useQuery } from "@apollo/client/react";
import { FailedState, SeverityBadge, SideSheet, TextInput, TextSkeleton } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import classes from "../search.module.css";
import { type EventRow, timeOf } from "./event-row.ts";

const rulesQuery = graphql(`
  query RulesOfLogType($input: DetectionsInput!) {
    detections(input: $input) {
      totalCount
      edges { node { id displayName severity enabled } }
    }
  }
`);

interface ExplainSheetProps {
  readonly row: EventRow;
  readonly onClose: () => void;
}

const pageSize = 100;
const skeletonLines = 6;

/** The rules of an event's log type: each tells what it decided about the event. */
export function ExplainSheet({ row, onClose }: ExplainSheetProps) {
  const [text, setText] = useState("");
  const logType = String(row.p_log_type);
  const nameContains = text.trim() || undefined;
  const input = { kinds: ["RULE" as const], logTypes: [logType], pageSize, ...(nameContains ? { nameContains } : {}) };
  const { data, error, previousData, refetch } = useQuery(rulesQuery, { variables: { input } });
  const rules = (data ?? previousData)?.detections;
  const stored = { logType, rowId: String(row.p_row_id), eventTime: timeOf(row.p_event_time).toISOString() };
  return (
    <SideSheet opened onClose={onClose} title="Why did no rule fire?">
      <div className={classes.explain}>
        <p>Choose the rule that you expected. Pharos shows where it decided about this {logType} event.</p>
        <TextInput
          label="Rule"
          placeholder="Find a rule"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        {error ? (
          <FailedState title="Couldn't load the rules" message={errorText(error)} onRetry={() => refetch()} />
        ) : rules === undefined ? (
          <TextSkeleton lines={skeletonLines} />
        ) : rules.edges.length === 0 ? (
          <p className={classes.quiet}>
            {nameContains ? `No rule of ${logType} is called that.` : `No rule evaluates ${logType} events yet.`}
          </p>
        ) : (
          <ul>
            {rules.edges.map(({ node: { id, displayName, severity, enabled } }) => (
              <li key={id}>
                {severity ? <SeverityBadge severity={severity} /> : null}
                <PathLink path={`/build/detections/rules/${encodeURIComponent(id)}/explain/`} search={stored}>
                  {displayName || id}
                </PathLink>
                {enabled ? null : <span className={classes.quiet}>disabled</span>}
              </li>
            ))}
          </ul>
        )}
        {rules && rules.totalCount > rules.edges.length ? (
          <p className={classes.quiet}>
            The first {rules.edges.length} of {rules.totalCount}. Find others by their name.
          </p>
        ) : null}
      </div>
    </SideSheet>
  );
}
