import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "../headline.module.css";
import { Tile, TileSkeletons } from "../tile.tsx";
import { countChange, passingShare, shareChange, shareText } from "./compliance-text.ts";

const complianceHeadline = graphql(`
  fragment ComplianceHeadline on CloudSecurity {
    counts { passed failed errored suppressed }
    countsBefore { passed failed errored suppressed }
    byType { passed failed errored unchecked }
    bySeverity { policies failingPolicies }
  }
`);
const tileCount = 5;
const detections = { kind: ["POLICY"] };

interface ComplianceHeadlineProps {
  /** Undefined while it loads. */
  readonly shown: FragmentType<typeof complianceHeadline> | undefined;
}

/** The numbers to see first; each leads to what it counts. */
export function ComplianceHeadline(props: ComplianceHeadlineProps) {
  const shown = readFragment(complianceHeadline, props.shown);
  if (!shown) return <TileSkeletons count={tileCount} />;
  const { counts, countsBefore, byType, bySeverity } = shown;
  const sum = (countOf: (group: (typeof byType)[number]) => number) =>
    byType.reduce((total, group) => total + countOf(group), 0);
  const resources = sum(({ passed, failed, errored, unchecked }) => passed + failed + errored + unchecked);
  const failing = sum(({ failed, errored }) => failed + errored);
  const policies = bySeverity.reduce((total, group) => total + group.policies, 0);
  const failingPolicies = bySeverity.reduce((total, group) => total + group.failingPolicies, 0);
  const share = passingShare(counts);
  return (
    <ul className={classes.tiles} aria-label="Headline numbers">
      <Tile
        name="Compliance"
        value={shareText(share)}
        note={shareChange(share, passingShare(countsBefore))}
        path="/investigate/resources/"
        needs="ResourceRead"
      />
      <Tile
        name="Failing checks"
        value={text(counts.failed)}
        note={countChange(counts.failed, countsBefore.failed)}
        path="/build/detections/"
        search={{ ...detections, compliance: ["FAIL"] }}
        needs="PolicyRead"
      />
      <Tile
        name="Resources"
        value={text(resources)}
        note={failing > 0 ? `${text(failing)} failing` : "None failing"}
        isBad={failing > 0}
        path="/investigate/resources/"
        search={failing > 0 ? { compliance: ["FAIL", "ERROR"] } : {}}
        needs="ResourceRead"
      />
      <Tile
        name="Policies"
        value={text(policies)}
        note={failingPolicies > 0 ? `${text(failingPolicies)} failing` : "None failing"}
        isBad={failingPolicies > 0}
        path="/build/detections/"
        search={failingPolicies > 0 ? { ...detections, compliance: ["FAIL", "ERROR"] } : detections}
        needs="PolicyRead"
      />
      <Tile
        name="Suppressed checks"
        value={text(counts.suppressed)}
        note={counts.errored > 0 ? `${text(counts.errored)} ended with an error` : "No errors"}
        isBad={counts.errored > 0}
        path="/investigate/resources/"
        search={counts.errored > 0 ? { compliance: ["ERROR"] } : { suppressed: true }}
        needs="ResourceRead"
      />
    </ul>
  );
}

const text = (count: number) => count.toLocaleString("en");
