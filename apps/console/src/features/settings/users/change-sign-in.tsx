import { useMutation } from "@apollo/client/react";
import { ConfirmModal, notify } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { type UserRow, userName } from "./user-columns.tsx";

const resetAuthenticatorMutation = graphql(`
  mutation ResetUserAuthenticator($id: ID!) {
    resetUserAuthenticator(id: $id) { user { id status } }
  }
`);
const requirePasswordMutation = graphql(`
  mutation RequirePasswordChange($id: ID!) {
    requirePasswordChange(id: $id) { user { id status } }
  }
`);

/** What an administrator can do about how somebody signs in. */
export interface SignInChange {
  readonly kind: "authenticator" | "password";
  readonly user: UserRow;
}

interface ChangeSignInProps {
  /** Undefined: closed. */
  readonly asked: SignInChange | undefined;
  readonly onClose: () => void;
}

/** Asks before a person is signed out everywhere for a new authenticator or a new password. */
export function ChangeSignIn({ asked, onClose }: ChangeSignInProps) {
  const [resetAuthenticator] = useMutation(resetAuthenticatorMutation);
  const [requirePassword] = useMutation(requirePasswordMutation);
  const [change] = useChange();
  const name = asked ? userName(asked.user) : "the user";
  const isPassword = asked?.kind === "password";
  const onConfirm = async () => {
    if (!asked) return;
    const variables = { id: asked.user.id };
    const isDone = await (isPassword
      ? change("Unable to require a new password", () => requirePassword({ variables }))
      : change("Unable to reset the authenticator", () => resetAuthenticator({ variables })));
    onClose();
    if (!isDone) return;
    const message = isPassword ? `${name} chooses a new password next time` : `Authenticator of ${name} reset`;
    notify({ message, tone: "success" });
  };
  return (
    <ConfirmModal
      opened={asked !== undefined}
      title={isPassword ? `Require a new password from ${name}?` : `Reset the authenticator of ${name}?`}
      confirmLabel={isPassword ? "Require a new password" : "Reset the authenticator"}
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {asked?.user.email} is signed out everywhere.{" "}
      {isPassword
        ? "At the next sign-in they enter their present password once more and choose a new one."
        : "Their password alone signs them in until they set up an authenticator again."}
    </ConfirmModal>
  );
}
