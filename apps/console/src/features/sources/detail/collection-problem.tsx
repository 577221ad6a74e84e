import { FailedState, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const collectionProblem = graphql(`
  fragment CollectionProblem on BucketCollection {
    ... on LogSource { enabled health }
    collectionProblem
    nextLookAtTime
  }
`);

const titles: Readonly<Record<string, string>> = {
  ACCESS_DENIED: "Access denied",
  MISCONFIGURED: "The bucket or its queue was not found",
};

/** Why nothing can be read at the moment, and when Pharos tries again. */
export function CollectionProblem(props: { source: FragmentType<typeof collectionProblem> }) {
  const { enabled, health, collectionProblem: problem, nextLookAtTime } = readFragment(collectionProblem, props.source);
  if (!enabled || !problem) return null;
  return (
    <FailedState
      title={titles[health] ?? "Paused: the bucket could not be read"}
      message={problem}
      action={
        <span>
          Next try <TimeText value={nextLookAtTime} />
        </span>
      }
    />
  );
}
