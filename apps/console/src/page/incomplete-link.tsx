import { EmptyState, Page } from "@pharos/ui";
import { ButtonLink } from "../routing/button-link.tsx";

interface IncompleteLinkProps {
  /** What the address lacks, such as `alertId`. */
  readonly missing: string;
}

/** Shown for a link from another program that lacks a required part. */
export function IncompleteLink({ missing }: IncompleteLinkProps) {
  return (
    <Page>
      <EmptyState
        isPage
        title="This link is incomplete"
        action={
          <ButtonLink to="/investigate/search/" variant="default">
            Open Search
          </ButtonLink>
        }
      >
        Its address has no {missing}.
      </EmptyState>
    </Page>
  );
}
