import { useMutation, useQuery } from "@apollo/client/react";
import { type DetectionKind, deletedDetectionDays } from "@pharos/domain";
import {
  Button,
  EmptyState,
  FailedState,
  FilterBar,
  notify,
  Page,
  PageHeader,
  Panel,
  TextFilter,
  TextSkeleton,
  TimeText,
} from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import classes from "../../../page/history.module.css";
import { useShownPart } from "../../../page/use-shown-part.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { kindLabels } from "../detection-kind.ts";
import { restoreMutation } from "../list/bulk-operations.ts";
import { inBatches } from "../list/in-batches.ts";

const deletedQuery = graphql(`
  query DeletedDetections { deletedDetections { id detectionId displayName kind at by { id name } } }
`);

const counted = (count: number) => (count === 1 ? "1 detection" : `${count.toLocaleString("en")} detections`);

/** What was deleted lately, to take back. */
export function DeletedDetectionsPage() {
  const { data, error, refetch } = useQuery(deletedQuery, { fetchPolicy: "cache-and-network" });
  const [restore] = useMutation(restoreMutation);
  const [run, isRunning] = useChange();
  const [text, setText] = useState("");
  const may = { rules: useMay("RuleModify"), policies: useMay("PolicyModify") };
  const deleted = data?.deletedDetections;
  const words = text.trim().toLowerCase();
  const matching = deleted?.filter(({ displayName, detectionId }) =>
    `${displayName} ${detectionId}`.toLowerCase().includes(words),
  );
  const { shown, more } = useShownPart(matching ?? []);
  const mayRestore = ({ kind }: { kind: DetectionKind }) => (kind === "POLICY" ? may.policies : may.rules);
  const ids = matching?.filter(mayRestore).map(({ detectionId }) => detectionId) ?? [];
  const restoreAll = async (restored: readonly string[], name: string) => {
    const isDone = await run(`Couldn't restore ${name}`, () =>
      inBatches(restored, (batch) => restore({ variables: { ids: batch } })).finally(refetch),
    );
    if (isDone) notify({ tone: "success", message: `Restored ${name}` });
  };
  return (
    <Page kind="wide">
      <PageHeader
        title="Deleted detections"
        actions={
          ids.length > 1 ? (
            <Button variant="default" loading={isRunning} onClick={() => restoreAll(ids, counted(ids.length))}>
              Restore {counted(ids.length)}
            </Button>
          ) : undefined
        }
      >
        <span>You can restore a detection for {deletedDetectionDays} days after it was deleted.</span>
      </PageHeader>
      <FilterBar onClear={text ? () => setText("") : undefined}>
        <TextFilter label="Find a deleted detection" value={text} onChange={setText} />
      </FilterBar>
      <Panel title={matching ? `Deleted (${matching.length.toLocaleString("en")})` : "Deleted"}>
        {error && !deleted ? (
          <FailedState
            title="Couldn't load the deleted detections"
            message={errorText(error)}
            onRetry={() => refetch()}
          />
        ) : null}
        {!deleted && !error ? <TextSkeleton lines={4} /> : null}
        {matching?.length === 0 ? (
          deleted?.length === 0 ? (
            <EmptyState title="No deleted detections">
              Nothing was deleted in the last {deletedDetectionDays} days.
            </EmptyState>
          ) : (
            <EmptyState title="No deleted detections match">Change or clear the filter.</EmptyState>
          )
        ) : null}
        <ul className={classes.changes}>
          {shown.map(({ id, detectionId, displayName, kind, at, by }) => (
            <li key={id}>
              <span>
                <strong title={detectionId}>{displayName}</strong> · {kindLabels[kind]}, deleted by{" "}
                {by?.name ?? "Pharos"}
                <span className={classes.when}>
                  <TimeText value={at} relative />
                </span>
              </span>
              {mayRestore({ kind }) ? (
                <Button
                  variant="default"
                  size="compact-sm"
                  loading={isRunning}
                  aria-label={`Restore ${displayName}`}
                  onClick={() => restoreAll([detectionId], `“${displayName}”`)}
                >
                  Restore
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
        {more}
      </Panel>
    </Page>
  );
}
