import { useMutation, useQuery } from "@apollo/client/react";
import { deletedDetectionDays } from "@pharos/domain";
import { Button, EmptyState, FailedState, notify, Page, PageHeader, Panel, TextSkeleton, TimeText } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import classes from "../../../page/history.module.css";
import { useMay } from "../../../session/viewer.tsx";
import { kindLabels } from "../detection-kind.ts";
import { restoreMutation } from "../list/bulk-operations.ts";

const deletedQuery = graphql(`
  query DeletedDetections { deletedDetections { id detectionId displayName kind at by { id name } } }
`);

/** What was deleted lately, to take back. */
export function DeletedDetectionsPage() {
  const { data, error, refetch } = useQuery(deletedQuery, { fetchPolicy: "cache-and-network" });
  const [restore] = useMutation(restoreMutation);
  const [run, isRunning] = useChange();
  const may = { rules: useMay("RuleModify"), policies: useMay("PolicyModify") };
  const deleted = data?.deletedDetections;
  const restoreOne = async (id: string, name: string) => {
    const isDone = await run(`Couldn't restore ${name}`, () => restore({ variables: { ids: [id] } }));
    if (!isDone) return;
    notify({ tone: "success", message: `Restored “${name}”` });
    await refetch();
  };
  return (
    <Page kind="wide">
      <PageHeader title="Deleted detections">
        <span>You can restore a detection for {deletedDetectionDays} days after it was deleted.</span>
      </PageHeader>
      <Panel title={deleted ? `Deleted (${deleted.length})` : "Deleted"}>
        {error && !deleted ? (
          <FailedState
            title="Couldn't load the deleted detections"
            message={errorText(error)}
            onRetry={() => refetch()}
          />
        ) : null}
        {!deleted && !error ? <TextSkeleton lines={4} /> : null}
        {deleted?.length === 0 ? (
          <EmptyState title="No deleted detections">
            Nothing was deleted in the last {deletedDetectionDays} days.
          </EmptyState>
        ) : null}
        <ul className={classes.changes}>
          {deleted?.map(({ id, detectionId, displayName, kind, at, by }) => (
            <li key={id}>
              <span>
                <strong title={detectionId}>{displayName}</strong> · {kindLabels[kind]}, deleted by{" "}
                {by?.name ?? "Pharos"}
                <span className={classes.when}>
                  <TimeText value={at} relative />
                </span>
              </span>
              {(kind === "POLICY" ? may.policies : may.rules) ? (
                <Button
                  variant="default"
                  size="compact-sm"
                  loading={isRunning}
                  aria-label={`Restore ${displayName}`}
                  onClick={() => restoreOne(detectionId, displayName)}
                >
                  Restore
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}
