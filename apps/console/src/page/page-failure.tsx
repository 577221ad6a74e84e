import { FailedState, Page } from "@pharos/ui";
import { errorStatus, errorText } from "../graphql/error-text.ts";
import { StatusPage } from "./error-pages.tsx";

export interface PageFailureProps {
  /** What could not be loaded: "Couldn't load the alert". */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A page about one thing that did not come: it is not there, not for this reader, or something went wrong. */
export function PageFailure({ title, error, onRetry }: PageFailureProps) {
  const status = errorStatus(error);
  if (status === 404 || status === 403) return <StatusPage status={status} />;
  return (
    <Page>
      <FailedState title={title} message={errorText(error)} onRetry={onRetry} />
    </Page>
  );
}
