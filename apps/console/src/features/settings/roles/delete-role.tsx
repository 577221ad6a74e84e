import { useMutation } from "@apollo/client/react";
import { ConfirmModal, notify } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";

const deleteRoleMutation = graphql(`
  mutation DeleteRole($id: ID!) {
    deleteRole(input: { id: $id }) { id }
  }
`);

interface DeleteRoleProps {
  /** Undefined: closed. */
  readonly role: { readonly id: string; readonly name: string } | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteRole({ role, onClose, onDeleted }: DeleteRoleProps) {
  const [remove] = useMutation(deleteRoleMutation);
  const [change] = useChange();
  const onConfirm = async () => {
    if (!role) return;
    const isDone = await change("Unable to delete the role", () => remove({ variables: { id: role.id } }));
    onClose();
    if (!isDone) return;
    notify({ message: `${role.name} deleted`, tone: "success" });
    onDeleted();
  };
  return (
    <ConfirmModal
      opened={role !== undefined}
      title={`Delete the role ${role?.name ?? ""}?`}
      confirmLabel="Delete the role"
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      The role and its permissions are deleted. You cannot delete a role that is assigned to a user.
    </ConfirmModal>
  );
}
