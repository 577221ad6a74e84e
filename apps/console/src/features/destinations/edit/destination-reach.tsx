import { useQuery } from "@apollo/client/react";
import { Button, FailedState, Panel, SeverityBadge, Tag, TextSkeleton } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { DestinationReachQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { detectionPath } from "../../../routing/detection-path.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { reachSentences } from "../reach-sentences.ts";
import classes from "./destination-reach.module.css";

const reachQuery = graphql(`
  query DestinationReach($id: ID!) {
    destination(id: $id) {
      outputId
      alertTypes
      reach {
        count overridesCount functionCount
        detections { id displayName kind severity isOverride }
      }
    }
  }
`);
type Reach = DestinationReachQuery["destination"]["reach"];

/** Which detections send their alerts to the destination, as it was saved. */
export function DestinationReach({ destinationId }: { readonly destinationId: string }) {
  const { data, error, refetch } = useQuery(reachQuery, {
    variables: { id: destinationId },
    fetchPolicy: "network-only",
  });
  return (
    <Panel title="What reaches it">
      {error && !data ? (
        <FailedState title="Couldn't load what reaches it" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <TextSkeleton lines={3} /> : null}
      {data ? (
        <div className={classes.reach}>
          {reachSentences(data.destination.reach, data.destination.alertTypes).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Detections reach={data.destination.reach} />
        </div>
      ) : null}
    </Panel>
  );
}

function Detections({ reach: { detections, count } }: { readonly reach: Reach }) {
  const [isOpen, setOpen] = useState(false);
  if (detections.length === 0) return null;
  return (
    <>
      <div>
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen((is) => !is)}>
          Which detections?
        </Button>
      </div>
      {isOpen ? (
        <ul className={classes.detections}>
          {detections.map(({ id, displayName, kind, severity, isOverride }) => (
            <li key={id}>
              <SeverityBadge severity={severity} />
              <PathLink path={detectionPath({ id, kind })}>{displayName || id}</PathLink>
              {isOverride ? <Tag>Override</Tag> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen && count > detections.length ? (
        <p className={classes.quiet}>
          The first {detections.length.toLocaleString("en")} of {count.toLocaleString("en")}.
        </p>
      ) : null}
    </>
  );
}
