import { useMutation } from "@apollo/client/react";
import { Button, ConfirmModal, notify } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";

const archiveMutation = graphql(`
  mutation ArchiveSchema($input: ArchiveSchemaInput!) {
    archiveSchema(input: $input) { schema { name isArchived updatedAt } }
  }
`);

interface SchemaActionsProps {
  readonly schema: { readonly name: string; readonly isManaged: boolean; readonly isArchived: boolean };
}

/** What a person can do with a schema: one that comes with Pharos is cloned alone. */
export function SchemaActions({ schema: { name, isManaged, isArchived } }: SchemaActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [archive] = useMutation(archiveMutation);
  if (!useMay("LogSourceModify")) return null;
  const setArchived = async (next: boolean) => {
    try {
      await archive({ variables: { input: { name, isArchived: next } } });
      notify({ message: next ? `Archived ${name}` : `Restored ${name}`, tone: "success" });
    } catch (error) {
      notify({ message: errorText(error), tone: "error" });
    }
    setAsking(false);
  };
  return (
    <>
      {isManaged ? null : (
        <Button variant="default" onClick={() => (isArchived ? setArchived(false) : setAsking(true))}>
          {isArchived ? "Restore" : "Archive"}
        </Button>
      )}
      <ButtonLink to="/configure/schemas/new/" search={{ from: name }} variant="default">
        Clone
      </ButtonLink>
      {isManaged || isArchived ? null : (
        <ButtonLink to="/configure/schemas/$schemaName/edit/" params={{ schemaName: name }}>
          Edit
        </ButtonLink>
      )}
      <ConfirmModal
        opened={isAsking}
        title={`Archive ${name}?`}
        confirmLabel="Archive"
        onConfirm={() => setArchived(true)}
        onClose={() => setAsking(false)}
      >
        An archived schema parses no events. What is stored stays, and you can restore the schema.
      </ConfirmModal>
    </>
  );
}
