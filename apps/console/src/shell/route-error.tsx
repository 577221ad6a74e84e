import { describeError } from "@pharos/domain";
import { Button, EmptyState, Page } from "@pharos/ui";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { isChunkFailure } from "../page/chunk-failure.ts";
import { ChunkFailureState } from "../page/chunk-failure-state.tsx";

/** What takes the place of a page that broke while it was drawn. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (isChunkFailure(error)) {
    return (
      <Page>
        <ChunkFailureState />
      </Page>
    );
  }
  const tryAgain = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <div role="alert">
      <EmptyState
        title="Something went wrong"
        action={
          <Button variant="default" onClick={tryAgain}>
            Try again
          </Button>
        }
      >
        Something went wrong and we could not correctly display this content.
        <br />
        {describeError(error)}
      </EmptyState>
    </div>
  );
}
