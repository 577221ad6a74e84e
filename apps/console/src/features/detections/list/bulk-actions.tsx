import { useApolloClient, useMutation } from "@apollo/client/react";
import { Button, ConfirmModal, notify, offerUndo } from "@pharos/ui";
import { IconDownload, IconTag, IconTrash } from "@pharos/ui/icons";
import { useRef, useState } from "react";
import { useChange } from "../../../graphql/use-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import {
  deleteMutation,
  exportQuery,
  restoreMutation,
  runTestsMutation,
  setEnabledMutation,
} from "./bulk-operations.ts";
import classes from "./detection-list.module.css";
import { saveArchive } from "./export-detections.ts";
import { inBatches } from "./in-batches.ts";
import type { SelectedDetection } from "./read-matching.ts";
import { TagModal } from "./tag-modal.tsx";

interface BulkActionsProps {
  readonly detections: readonly SelectedDetection[];
  /** How many more match the filters where all that are loaded are selected. */
  readonly unselectedCount: number;
  readonly onSelectAll: () => Promise<unknown>;
  readonly onDone: () => void;
  /** Rows may meet the filters no longer, or again. */
  readonly onChanged: () => Promise<unknown>;
}

const idsOf = (detections: readonly SelectedDetection[]) => detections.map(({ id }) => id);
const counted = (count: number) => (count === 1 ? "1 detection" : `${count.toLocaleString("en")} detections`);

/** Takes the place of the filters while detections are selected. */
export function BulkActions(props: BulkActionsProps) {
  const { detections, unselectedCount, onSelectAll, onDone, onChanged } = props;
  const [open, setOpen] = useState<"tag" | "delete">();
  const actions = useBulkActions(detections, onChanged);
  const [select, isSelecting] = useChange();
  const { own, mayModify } = actions;
  const managedCount = detections.length - own.length;
  const ownHint = managedCount > 0 ? `${counted(managedCount)} from Pharos will not change` : undefined;
  const remove = async () => {
    if (await actions.remove()) onDone();
    setOpen(undefined);
  };
  return (
    <div className={classes.bulk} role="toolbar" aria-label="Selected detections">
      <strong>{counted(detections.length)} selected</strong>
      {unselectedCount > 0 ? (
        <Button
          variant="default"
          loading={isSelecting}
          onClick={() => select("Couldn't select all detections", onSelectAll)}
        >
          Select all {(detections.length + unselectedCount).toLocaleString("en")}
        </Button>
      ) : null}
      {mayModify ? (
        <>
          <Button variant="default" loading={actions.isRunning} onClick={() => actions.setEnabled(true)}>
            Enable
          </Button>
          <Button variant="default" loading={actions.isRunning} onClick={() => actions.setEnabled(false)}>
            Disable
          </Button>
          {actions.testsLeft === undefined ? (
            <Button variant="default" loading={actions.isRunning} onClick={actions.runTests}>
              Run tests
            </Button>
          ) : (
            <Button variant="default" onClick={actions.stopTests}>
              Stop tests, {actions.testsLeft.toLocaleString("en")} left
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconTag size={15} />}
            disabled={own.length === 0}
            title={ownHint}
            onClick={() => setOpen("tag")}
          >
            Edit tags
          </Button>
        </>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconDownload size={15} />}
        loading={actions.isRunning}
        onClick={actions.exportFiles}
      >
        Export
      </Button>
      {mayModify ? (
        <Button
          variant="default"
          leftSection={<IconTrash size={15} />}
          disabled={own.length === 0}
          title={ownHint}
          onClick={() => setOpen("delete")}
        >
          Delete
        </Button>
      ) : null}
      <Button variant="subtle" color="gray" onClick={onDone}>
        Clear selection
      </Button>
      <TagModal detections={own} opened={open === "tag"} onClose={() => setOpen(undefined)} onChanged={onChanged} />
      <ConfirmModal
        opened={open === "delete"}
        title={`Delete ${counted(own.length)}?`}
        confirmLabel="Delete"
        destructive
        onConfirm={remove}
        onClose={() => setOpen(undefined)}
      >
        {ownHint ? `${ownHint}. ` : null}
        Deleted detections raise no more alerts. You can restore them for 30 days.
      </ConfirmModal>
    </div>
  );
}

function outcomeOf(tested: number, failing: number) {
  if (tested === 0) return { message: "The selected detections have no unit tests", tone: "neutral" } as const;
  if (failing === 0) return { message: `All tests of ${counted(tested)} passed`, tone: "success" } as const;
  return { message: `Tests of ${failing.toLocaleString("en")} of ${counted(tested)} failed`, tone: "error" } as const;
}

function useBulkActions(detections: readonly SelectedDetection[], onChanged: () => Promise<unknown>) {
  const client = useApolloClient();
  const [setEnabled] = useMutation(setEnabledMutation);
  const [remove] = useMutation(deleteMutation);
  const [restore] = useMutation(restoreMutation);
  const [change, isRunning] = useChange();
  const [testsLeft, setTestsLeft] = useState<number>();
  const isStopped = useRef(false);
  const may = { rules: useMay("RuleModify"), policies: useMay("PolicyModify") };
  const own = detections.filter(({ managed }) => !managed);
  const set = (ids: readonly string[], enabled: boolean) =>
    change(`Couldn't ${enabled ? "enable" : "disable"} the detections`, async () => {
      await inBatches(ids, (batch) => setEnabled({ variables: { ids: batch, enabled } })).finally(onChanged);
    });
  return {
    own,
    isRunning,
    /** Undefined while no tests run. */
    testsLeft,
    stopTests: () => {
      isStopped.current = true;
    },
    mayModify: detections.every(({ kind }) => (kind === "POLICY" ? may.policies : may.rules)),
    async setEnabled(enabled: boolean) {
      const changed = idsOf(detections.filter((detection) => detection.enabled !== enabled));
      if (changed.length === 0 || !(await set(changed, enabled))) return;
      offerUndo(`${enabled ? "Enabled" : "Disabled"} ${counted(changed.length)}`, () => set(changed, !enabled));
    },
    async runTests() {
      let [tested, failing] = [0, 0];
      isStopped.current = false;
      const isDone = await change("Couldn't run the tests", async () => {
        // One after the other: they share the processes in which tests run.
        for (const [run, { id }] of detections.entries()) {
          if (isStopped.current) break;
          setTestsLeft(detections.length - run);
          const { data } = await client.mutate({ mutation: runTestsMutation, variables: { id } });
          const results = data?.runDetectionTests ?? [];
          if (results.length > 0) tested += 1;
          if (results.some(({ passed }) => !passed)) failing += 1;
        }
        await onChanged();
      }).finally(() => setTestsLeft(undefined));
      if (isDone) notify(outcomeOf(tested, failing));
    },
    async remove(): Promise<boolean> {
      const ids = idsOf(own);
      const isDone = await change("Couldn't delete the detections", async () => {
        await inBatches(ids, (batch) => remove({ variables: { input: { ids: batch } } })).finally(onChanged);
      });
      if (isDone) {
        offerUndo(`Deleted ${counted(ids.length)}`, () =>
          change("Couldn't restore the detections", async () => {
            await inBatches(ids, (batch) => restore({ variables: { ids: batch } })).finally(onChanged);
          }),
        );
      }
      return isDone;
    },
    exportFiles: () =>
      change("Couldn't export the detections", async () => {
        const variables = { ids: idsOf(detections) };
        const { data } = await client.query({ query: exportQuery, variables, fetchPolicy: "no-cache" });
        saveArchive(data?.detectionEntitiesExport ?? [], "detections.zip");
      }),
  };
}
