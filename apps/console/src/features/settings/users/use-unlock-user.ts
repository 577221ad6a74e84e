import { useMutation } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { useCallback } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { type UserRow, userName } from "./user-columns.tsx";

const unlockUserMutation = graphql(`
  mutation UnlockUser($id: ID!) {
    unlockUser(id: $id) { user { id lockedUntil } }
  }
`);

/** Lets everyone try again to sign in as a user. */
export function useUnlockUser(): (user: UserRow) => Promise<void> {
  const [unlock] = useMutation(unlockUserMutation);
  return useCallback(
    async (user) => {
      try {
        await unlock({ variables: { id: user.id } });
        notify({ message: `${userName(user)} can try to sign in again`, tone: "success" });
      } catch (error) {
        notify({ title: "Unable to unlock the user", message: errorText(error), tone: "error" });
      }
    },
    [unlock],
  );
}
