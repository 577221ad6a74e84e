import { useMutation } from "@apollo/client/react";
import { ConfirmModal, notify } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { type UserRow, userName } from "./user-columns.tsx";

const deleteUserMutation = graphql(`
  mutation DeleteUser($id: ID!) {
    deleteUser(id: $id) { id }
  }
`);

interface DeleteUserProps {
  /** Undefined: closed. */
  readonly user: UserRow | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const [remove] = useMutation(deleteUserMutation);
  const [change] = useChange();
  const onConfirm = async () => {
    if (!user) return;
    const isDone = await change("Unable to delete the user", () => remove({ variables: { id: user.id } }));
    onClose();
    if (!isDone) return;
    notify({ message: `${userName(user)} deleted`, tone: "success" });
    onDeleted();
  };
  return (
    <ConfirmModal
      opened={user !== undefined}
      title={`Delete ${user ? userName(user) : "the user"}?`}
      confirmLabel="Delete the user"
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {user?.email} is signed out everywhere and cannot sign in again. Alerts assigned to them keep their history.
    </ConfirmModal>
  );
}
