import { FailedState, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const queueProblem = graphql(`
  fragment QueueProblem on QueueLogSource {
    enabled
    health
    collectionProblem
    nextPollAtTime
  }
`);

const titles: Readonly<Record<string, string>> = {
  ACCESS_DENIED: "Access denied",
  MISCONFIGURED: "Not found",
};

/** Why no messages can be received at the moment, and when Pharos tries again. */
export function QueueProblem(props: { readonly source: FragmentType<typeof queueProblem> }) {
  const { enabled, health, collectionProblem: problem, nextPollAtTime } = readFragment(queueProblem, props.source);
  if (!enabled || !problem) return null;
  return (
    <FailedState
      title={titles[health] ?? "Paused: no messages could be received"}
      message={problem}
      action={
        <span>
          Next try <TimeText value={nextPollAtTime} />
        </span>
      }
    />
  );
}
