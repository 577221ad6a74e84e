import { useMutation } from "@apollo/client/react";
import { Button, Group, Modal, offerUndo, TagsInput } from "@pharos/ui";
import { useState } from "react";
import { useChange } from "../../../graphql/use-change.ts";
import { tagMutation } from "./bulk-operations.ts";
import classes from "./detection-list.module.css";
import { inBatches } from "./in-batches.ts";
import type { SelectedDetection } from "./read-matching.ts";

interface TagModalProps {
  readonly detections: readonly SelectedDetection[];
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<unknown>;
}

/** Adds tags to all of them, and removes tags that some of them have. */
export function TagModal({ detections, opened, onClose, onChanged }: TagModalProps) {
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const [tag] = useMutation(tagMutation);
  const [change, isRunning] = useChange();
  const present = [...new Set(detections.flatMap(({ tags }) => tags))].sort();
  const ids = detections.map(({ id }) => id);
  const close = () => {
    setAdd([]);
    setRemove([]);
    onClose();
  };
  const save = async () => {
    const before = detections.map(({ id, tags }) => ({ id, tags }));
    const isDone = await change("Couldn't change the tags", async () => {
      await inBatches(ids, (batch) => tag({ variables: { input: { ids: batch, add, remove } } })).finally(onChanged);
    });
    if (!isDone) return;
    close();
    offerUndo(
      `Changed the tags of ${ids.length === 1 ? "1 detection" : `${ids.length.toLocaleString("en")} detections`}`,
      () =>
        change("Couldn't restore the tags", async () => {
          for (const group of undoGroups(before, add, remove))
            await inBatches(group.ids, (batch) => tag({ variables: { input: { ...group, ids: batch } } }));
          await onChanged();
        }),
    );
  };
  return (
    <Modal opened={opened} onClose={close} title="Edit tags">
      <div className={classes.tagForm}>
        <TagsInput label="Add tags" value={add} onChange={setAdd} acceptValueOnBlur data-autofocus />
        <TagsInput
          label="Remove tags"
          value={remove}
          data={present}
          onChange={(tags) => setRemove(tags.filter((one) => present.includes(one)))}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={isRunning} disabled={add.length + remove.length === 0} onClick={save}>
            Save tags
          </Button>
        </Group>
      </div>
    </Modal>
  );
}

interface Tagged {
  readonly id: string;
  readonly tags: readonly string[];
}

/** What gives each detection the tags that it had, in as few changes as there are differences. */
export function undoGroups(before: readonly Tagged[], added: readonly string[], removed: readonly string[]) {
  const taken = added.map((one) => ({
    ids: before.filter(({ tags }) => !tags.includes(one)).map(({ id }) => id),
    remove: [one],
  }));
  const given = removed.map((one) => ({
    ids: before.filter(({ tags }) => tags.includes(one)).map(({ id }) => id),
    add: [one],
  }));
  return [...taken, ...given].filter(({ ids }) => ids.length > 0);
}
