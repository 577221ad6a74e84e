import { Button, EmptyState } from "@pharos/ui";
import type { ErrorComponentProps } from "@tanstack/react-router";

/** What takes the place of a page that broke while it was drawn. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  return (
    <div role="alert">
      <EmptyState
        title="Something went wrong"
        action={
          <Button variant="default" onClick={reset}>
            Try again
          </Button>
        }
      >
        Something went wrong and we could not correctly display this content.
        <br />
        {error instanceof Error ? error.message : String(error)}
      </EmptyState>
    </div>
  );
}
