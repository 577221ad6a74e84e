import { useMutation, useQuery } from "@apollo/client/react";
import { Button, ConfirmModal, notify } from "@pharos/ui";
import { IconTrash } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";

const deleteMutation = graphql(`
  mutation DeleteLookupTable($id: ID!) {
    deleteLookupTable(id: $id) { id }
  }
`);
const lookupUserNamesQuery = graphql(`
  query LookupUserNames($id: ID!) {
    lookupUses(id: $id) { detections { id displayName } queries { id name } }
  }
`);
const namesMax = 5;

/** Asks once, and names the detections and queries that would miss the table. */
export function DeleteLookup({
  table: { id, name },
}: {
  readonly table: { readonly id: string; readonly name: string };
}) {
  const [isAsked, setAsked] = useState(false);
  const [remove] = useMutation(deleteMutation);
  const { data } = useQuery(lookupUserNamesQuery, { variables: { id }, skip: !isAsked });
  const [change] = useChange();
  const navigate = useNavigate();
  const onConfirm = async () => {
    const isDone = await change("Unable to delete the lookup table", () =>
      remove({
        variables: { id },
        update: (cache) => cache.evict({ fieldName: "lookupTables" }),
      }),
    );
    setAsked(false);
    if (!isDone) return;
    notify({ message: `${name} deleted`, tone: "success" });
    navigate({ to: "/configure/lookup-tables/" });
  };
  const uses = data?.lookupUses;
  const names = [
    ...(uses?.detections.map((detection) => detection.displayName || detection.id) ?? []),
    ...(uses?.queries.map((query) => query.name) ?? []),
  ];
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={15} />} onClick={() => setAsked(true)}>
        Delete
      </Button>
      <ConfirmModal
        opened={isAsked}
        title={`Delete ${name}?`}
        confirmLabel="Delete the lookup table"
        destructive
        onConfirm={onConfirm}
        onClose={() => setAsked(false)}
      >
        {names.length > 0 ? <p>{usesText(names)}</p> : null}
        Its rows are deleted, and events are no longer enriched with them. Alerts keep what they were enriched with.
      </ConfirmModal>
    </>
  );
}

function usesText(names: readonly string[]): string {
  const more = names.length > namesMax ? ` and ${names.length - namesMax} more` : "";
  const verb = names.length === 1 ? "names" : "name";
  return `${names.slice(0, namesMax).join(", ")}${more} ${verb} this table.`;
}
