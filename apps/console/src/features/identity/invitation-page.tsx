import { useNavigate } from "@tanstack/react-router";
import { acceptInvitation } from "../../session/auth-api.ts";
import { leaveNotice } from "../../session/session.ts";
import { NewPasswordPage } from "./new-password-page.tsx";
import { useEnter } from "./use-enter.ts";
import { useLinkToken } from "./use-link-token.ts";
import { UsedLinkCard } from "./used-link-card.tsx";

export function InvitationPage() {
  const token = useLinkToken();
  const enter = useEnter();
  const navigate = useNavigate();
  if (token === "") return <UsedLinkCard />;
  return (
    <NewPasswordPage
      title="Welcome to Pharos"
      lead="Choose a password to accept the invitation."
      submitLabel="Accept the invitation"
      onSubmit={async (password) => {
        const answer = await acceptInvitation(token, password);
        if (answer?.status === "SIGNED_IN") return enter(answer);
        leaveNotice("Your password is set. Sign in to begin.");
        await navigate({ to: "/sign-in/" });
      }}
    />
  );
}
