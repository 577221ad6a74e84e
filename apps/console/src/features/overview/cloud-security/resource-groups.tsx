import { BarList, BlockSkeleton, Panel } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { ResourceGroupsFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { barHeightPx } from "../bar-height.ts";
import classes from "../overview.module.css";

const resourceGroups = graphql(`
  fragment ResourceGroups on CloudSecurity {
    byType { label passed failed errored unchecked }
    byAccount { label passed failed errored unchecked }
  }
`);
type Group = ResourceGroupsFragment["byType"][number];

const shownMax = 12;
const skeletonBars = 5;

interface ResourceGroupsProps {
  /** Undefined while it loads. */
  readonly shown: FragmentType<typeof resourceGroups> | undefined;
}

/** How many resources of each type and of each account fail. */
export function ResourceGroups(props: ResourceGroupsProps) {
  const shown = readFragment(resourceGroups, props.shown);
  return (
    <>
      <GroupPanel title="Failing resources by type" groups={shown?.byType} filter="type" />
      <GroupPanel title="Failing resources by account" groups={shown?.byAccount} filter="account" />
    </>
  );
}

interface GroupPanelProps {
  readonly title: string;
  readonly groups: readonly Group[] | undefined;
  /** The filter of the list of resources that finds a group. */
  readonly filter: "type" | "account";
}

function GroupPanel({ title, groups, filter }: GroupPanelProps) {
  const mayOpen = useMay("ResourceRead");
  const worst = groups?.toSorted((a, b) => failingOf(b) - failingOf(a)).slice(0, shownMax);
  return (
    <Panel title={title}>
      {worst ? (
        <BarList
          stacked
          label={title}
          items={worst.map((group) => {
            const name = group.label || "No account";
            const all = failingOf(group) + group.passed + group.unchecked;
            return {
              key: group.label,
              label: (
                <>
                  {mayOpen && group.label ? (
                    <PathLink
                      path="/investigate/resources/"
                      search={{
                        [filter]: [group.label],
                        ...(failingOf(group) > 0 ? { compliance: ["FAIL", "ERROR"] } : {}),
                      }}
                    >
                      {name}
                    </PathLink>
                  ) : (
                    name
                  )}{" "}
                  <span className={classes.of}>of {all.toLocaleString("en")}</span>
                </>
              ),
              value: failingOf(group),
              color: "var(--ui-fail)",
            };
          })}
        />
      ) : (
        <BlockSkeleton height={skeletonBars * barHeightPx} />
      )}
    </Panel>
  );
}

const failingOf = ({ failed, errored }: Group) => failed + errored;
