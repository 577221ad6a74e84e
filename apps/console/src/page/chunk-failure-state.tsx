import { FailedState } from "@pharos/ui";
import { useEffect, useState } from "react";
import { reloadForNewBuild, reloadWhenServed } from "./chunk-failure.ts";

/** Takes the place of a page whose code did not load. After an upgrade the tab reloads by itself, at the same address. */
export function ChunkFailureState() {
  const [isServerGone, setServerGone] = useState(false);
  useEffect(() => {
    reloadForNewBuild();
  }, []);
  const retry = async () => setServerGone(!(await reloadWhenServed()));
  return (
    <FailedState
      title="This page could not be loaded"
      message={
        isServerGone
          ? "The server does not answer. Check the connection and try again."
          : "Part of the console could not be loaded. Try again to reload the page."
      }
      retryLabel="Try again"
      onRetry={retry}
    />
  );
}
