import { useNavigate } from "@tanstack/react-router";
import { resetPassword } from "../../session/auth-api.ts";
import { leaveNotice } from "../../session/session.ts";
import { NewPasswordPage } from "./new-password-page.tsx";
import { useLinkToken } from "./use-link-token.ts";
import { UsedLinkCard } from "./used-link-card.tsx";

export function PasswordResetPage() {
  const token = useLinkToken();
  const navigate = useNavigate();
  if (token === "") return <UsedLinkCard />;
  return (
    <NewPasswordPage
      title="Choose a new password"
      lead="All devices are signed out when you do."
      submitLabel="Set the password"
      onSubmit={async (password) => {
        await resetPassword(token, password);
        leaveNotice("Your password is changed. Sign in with the new one.");
        await navigate({ to: "/sign-in/" });
      }}
    />
  );
}
