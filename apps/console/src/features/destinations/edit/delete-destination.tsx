import { useMutation, useQuery } from "@apollo/client/react";
import { Button, ConfirmModal, notify } from "@pharos/ui";
import { IconTrash } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { EditedDestinationQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { alertsText } from "../labels.ts";

const deleteMutation = graphql(`
  mutation DeleteDestination($id: ID!) {
    deleteDestination(id: $id) { id }
  }
`);
const waitingQuery = graphql(`
  query AlertsOfDeletedDestination($id: ID!) {
    destination(id: $id) { outputId health { queued waiting muted } }
  }
`);
const namesMax = 5;

export function DeleteDestination({
  destination: { outputId, displayName, usedBy },
}: {
  destination: EditedDestinationQuery["destination"];
}) {
  const [isAsked, setAsked] = useState(false);
  const [remove] = useMutation(deleteMutation);
  const [change] = useChange();
  const navigate = useNavigate();
  const health = useQuery(waitingQuery, { variables: { id: outputId }, skip: !isAsked }).data?.destination.health;
  const unsent = health ? health.queued + health.waiting + health.muted : 0;
  const onConfirm = async () => {
    const isDone = await change("Unable to delete the destination", () => remove({ variables: { id: outputId } }));
    setAsked(false);
    if (!isDone) return;
    notify({ message: `${displayName} deleted`, tone: "success" });
    navigate({ to: "/configure/destinations/", ignoreBlocker: true });
  };
  const names = usedBy.map((use) => use.displayName || use.id);
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={15} />} onClick={() => setAsked(true)}>
        Delete
      </Button>
      <ConfirmModal
        opened={isAsked}
        title={`Delete ${displayName}?`}
        confirmLabel="Delete the destination"
        destructive
        onConfirm={onConfirm}
        onClose={() => setAsked(false)}
      >
        {names.length > 0 ? <p>{usageText(names)}</p> : null}
        {unsent > 0 ? <p>{alertsText(unsent)} still in its queue will not be sent.</p> : null}
        Its credentials are destroyed. What it received stays on the pages of the alerts.
      </ConfirmModal>
    </>
  );
}

function usageText(names: readonly string[]): string {
  const shown = names.slice(0, namesMax).join(", ");
  const more = names.length > namesMax ? ` and ${names.length - namesMax} more` : "";
  const noun = names.length === 1 ? "detection sends" : "detections send";
  return `${names.length} ${noun} alerts here by name: ${shown}${more}. Without it, they follow severity, alert type and log type.`;
}
