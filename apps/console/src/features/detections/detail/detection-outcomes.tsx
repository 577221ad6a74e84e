import { useQuery } from "@apollo/client/react";
import { BarList, FailedState, Panel, TextSkeleton } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./detection-outcomes.module.css";
import { type OutcomeCounts, outcomeItems, precisionText, unjudgedText } from "./outcome-numbers.ts";

const detectionOutcomesQuery = graphql(`
  query DetectionOutcomes($detectionId: ID!) {
    detectionOutcomes(detectionId: $detectionId) {
      total {
        truePositives benignTruePositives falsePositives duplicates tests withoutOutcome unfinished precision
      }
      weeks { at outcomes { truePositives benignTruePositives falsePositives precision } }
    }
  }
`);

/** How the detection's alerts ended, and its precision by week. */
export function DetectionOutcomes({ detectionId }: { detectionId: string }) {
  const { data, error, refetch } = useQuery(detectionOutcomesQuery, { variables: { detectionId } });
  const outcomes = data?.detectionOutcomes;
  if (error && !outcomes)
    return (
      <Panel title="Precision">
        <FailedState title="Couldn't load the outcomes" message={errorText(error)} onRetry={() => refetch()} />
      </Panel>
    );
  if (!outcomes)
    return (
      <Panel title="Precision">
        <TextSkeleton lines={4} />
      </Panel>
    );
  const { total, weeks } = outcomes;
  const items = outcomeItems(total);
  return (
    <Panel title="Precision">
      <p className={classes.precision}>{precisionText(total)}</p>
      {items.length > 0 ? (
        <div className={classes.outcomes}>
          <BarList label="Outcomes of the last 13 weeks" items={items} />
        </div>
      ) : null}
      {total.precision == null ? null : (
        <ol className={classes.weeks} aria-label="Precision by week">
          {weeks.map((week) => (
            <Week key={week.at} at={week.at} counts={week.outcomes} />
          ))}
        </ol>
      )}
      <p className={classes.unjudged}>{unjudgedText(total)}</p>
    </Panel>
  );
}

type WeekCounts = Pick<OutcomeCounts, "truePositives" | "benignTruePositives" | "falsePositives" | "precision">;

function Week({ at, counts }: { at: string; counts: WeekCounts }) {
  const text = `Week of ${at.slice(0, 10)}: ${precisionText(counts)}`;
  return (
    <li title={text} data-empty={counts.precision == null || undefined}>
      <span style={{ height: `${(counts.precision ?? 0) * 100}%` }} />
      <span className={classes.hidden}>{text}</span>
    </li>
  );
}
