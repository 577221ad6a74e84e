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
const shownAtFirst = 10;
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
  const [isWhole, setWhole] = useState(false);
  if (detections.length === 0) return null;
  const shown = isWhole ? detections : detections.slice(0, shownAtFirst);
  const hidden = detections.length - shown.length;
  return (
    <>
      <ul className={classes.detections}>
        {shown.map(({ id, displayName, kind, severity, isOverride }) => (
          <li key={id}>
            <SeverityBadge severity={severity} />
            <PathLink path={detectionPath({ id, kind })}>{displayName || id}</PathLink>
            {isOverride ? <Tag>Override</Tag> : null}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
            Show {hidden.toLocaleString("en")} more
          </Button>
        </div>
      ) : null}
      {isWhole && count > detections.length ? (
        <p className={classes.quiet}>
          The first {detections.length.toLocaleString("en")} of {count.toLocaleString("en")}.
        </p>
      ) : null}
    </>
  );
}
