import { useQuery } from "@apollo/client/react";
import { alertSubtypes } from "@pharos/domain";
import { Button, FailedState, Panel, Tag, TextSkeleton, TimeText } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { SimilarAlertsQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import { plainWords } from "../alert-search.ts";
import { StatusText } from "../status-text.tsx";
import { countAll, outcomeSentence } from "./outcome-sentence.ts";
import classes from "./similar-alerts.module.css";

const similarSubject = graphql(`
  fragment SimilarAlertsSubject on Alert {
    id
    type
    subtype
    createdAt
    ruleId
  }
`);
// By itself: it asks the lake which of them name the same entities, and the page does not wait for it.
const similarAlertsQuery = graphql(`
  query SimilarAlerts($id: ID!) {
    alert(id: $id) {
      id
      similarAlerts {
        since
        outcomes { truePositives benignTruePositives falsePositives duplicates tests withoutOutcome unfinished }
        alerts {
          id title status outcome outcomeReason createdAt isSameGroup sharedValues
          endedBy { id name kind }
        }
      }
    }
  }
`);

/** How the detection's earlier alerts ended, those that are most like this one first. Absent for errors of the system. */
export function SimilarAlerts(props: { alert: FragmentType<typeof similarSubject> }) {
  const { id, type, subtype, createdAt, ruleId } = readFragment(similarSubject, props.alert);
  const isOfSystem = type === "SYSTEM_ERROR";
  const { data, error, refetch } = useQuery(similarAlertsQuery, { variables: { id }, skip: isOfSystem });
  if (isOfSystem) return null;
  const similar = data?.alert.similarAlerts;
  const total = similar ? countAll(similar.outcomes) : 0;
  return (
    <Panel
      title="Similar alerts before"
      actions={
        similar && total > 0 ? (
          <ButtonLink
            to="/alerts-and-errors/"
            search={{
              ...{ rule: ruleId, type: alertSubtypes.filter((one) => one === subtype), status: [], snoozed: "all" },
              ...{ from: similar.since, to: createdAt },
            }}
            variant="subtle"
            size="compact-sm"
          >
            {total === 1 ? "Show in the list" : `Show all ${total.toLocaleString("en")}`}
          </ButtonLink>
        ) : undefined
      }
    >
      {error && !similar ? (
        <FailedState title="Couldn't load similar alerts" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!similar && !error ? <TextSkeleton lines={4} /> : null}
      {similar ? <p className={classes.sentence}>{outcomeSentence(similar.outcomes)}</p> : null}
      {similar && similar.alerts.length > 0 ? <SimilarList alerts={similar.alerts} /> : null}
    </Panel>
  );
}

type Similar = SimilarAlertsQuery["alert"]["similarAlerts"]["alerts"][number];

const shownFirst = 4;

function SimilarList({ alerts }: { readonly alerts: readonly Similar[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? alerts : alerts.slice(0, shownFirst);
  const left = alerts.length - shown.length;
  return (
    <>
      <ol className={classes.alerts} aria-label="Similar alerts">
        {shown.map((one) => (
          <SimilarAlert key={one.id} alert={one} />
        ))}
      </ol>
      {left > 0 ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
          {left} more
        </Button>
      ) : null}
    </>
  );
}

function SimilarAlert({ alert }: { readonly alert: Similar }) {
  const { id, title, status, outcome, outcomeReason, createdAt, isSameGroup, sharedValues, endedBy } = alert;
  return (
    <li>
      <span className={classes.head}>
        <PathLink path={`/alerts-and-errors/${id}/`} title={title}>
          {title}
        </PathLink>
        <span className={classes.when}>
          <TimeText value={createdAt} relative />
        </span>
      </span>
      <span className={classes.ending}>
        {outcome ? <Tag>{plainWords(outcome)}</Tag> : <StatusText status={status} />}
        {endedBy ? <span>by {endedBy.name}</span> : null}
      </span>
      {outcomeReason ? <span className={classes.reason}>{outcomeReason}</span> : null}
      {isSameGroup || sharedValues.length > 0 ? (
        <span className={classes.alike}>Same: {[...(isSameGroup ? ["title"] : []), ...sharedValues].join(", ")}</span>
      ) : null}
    </li>
  );
}
