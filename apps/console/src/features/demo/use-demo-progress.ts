import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { graphql } from "../../graphql/generated/index.ts";
import { useAppConfig } from "../../session/viewer.tsx";

const demoProgressQuery = graphql(`
  query DemoProgress {
    appConfig { demoProgress { share writtenUpTo isComplete } }
  }
`);
/** The month takes half a minute, once: the versions of live topics, asked for every five seconds, would show little of it. */
const askEveryMs = 1_000;

/** How far the demo has written its month; undefined where that is not known yet. */
export function useDemoProgress() {
  const { isDemo } = useAppConfig();
  const { data, stopPolling } = useQuery(demoProgressQuery, {
    skip: !isDemo,
    pollInterval: askEveryMs,
    skipPollAttempt: () => document.hidden,
  });
  const progress = data?.appConfig.demoProgress ?? undefined;
  const isComplete = progress?.isComplete === true;
  useEffect(() => {
    if (isComplete) stopPolling();
  }, [isComplete, stopPolling]);
  return progress;
}
