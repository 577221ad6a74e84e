import { ButtonLink } from "../../routing/button-link.tsx";
import { AccessCard } from "./access-card.tsx";

export function UsedLinkCard() {
  return (
    <AccessCard title="This link no longer works" lead="It was used already, or it has expired.">
      <ButtonLink to="/sign-in/" fullWidth mt="lg">
        Go to sign in
      </ButtonLink>
    </AccessCard>
  );
}
