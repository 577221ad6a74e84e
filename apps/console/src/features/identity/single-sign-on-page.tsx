import { ButtonLink } from "../../routing/button-link.tsx";
import { AccessCard } from "./access-card.tsx";

export function SingleSignOnPage() {
  return (
    <AccessCard title="Single sign-on" lead="Single sign-on is not in this release. Sign in with email and password.">
      <ButtonLink to="/sign-in/" fullWidth mt="lg">
        Go to sign in
      </ButtonLink>
    </AccessCard>
  );
}
