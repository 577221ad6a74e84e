import { FailedState, Panel, TextSkeleton } from "@pharos/ui";
import { useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { AddToCase } from "./add-to-case.tsx";
import classes from "./alert-cases.module.css";
import { listForCase } from "./alerts-for-case.ts";

const alertCasesQuery = graphql(`
  query AlertCases($id: ID!) {
    alert(id: $id) { id cases { id title status } }
  }
`);

/** The cases that have the alert. */
export function AlertCases({ alert }: { readonly alert: { readonly id: string; readonly title: string } }) {
  const mayModify = useMay("AlertModify");
  const variables = useMemo(() => ({ id: alert.id }), [alert.id]);
  const { data, error, refetch } = useLiveQuery(alertCasesQuery, { topics: ["cases"], variables });
  const cases = data?.alert.cases;
  return (
    <Panel
      title="Cases"
      actions={mayModify ? <AddToCase alerts={listForCase([alert])} stale={["AlertCases"]} /> : undefined}
    >
      {error && !cases ? (
        <FailedState title="Couldn't load the cases" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!cases && !error ? <TextSkeleton lines={1} /> : null}
      {cases?.length === 0 ? <span className={classes.quiet}>In no case.</span> : null}
      {cases && cases.length > 0 ? (
        <ul className={classes.cases}>
          {cases.map(({ id, title, status }) => (
            <li key={id}>
              <PathLink path={`/cases/${id}/`}>{`Case ${id}: ${title}`}</PathLink>
              {status === "CLOSED" ? <span className={classes.quiet}> (closed)</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
