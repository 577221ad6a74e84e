import { type AttackMapping, parseAttackMappings } from "@pharos/domain";
import { OutwardLink, Tag } from "@pharos/ui";
import { lazy, Suspense } from "react";
import { PathLink } from "../../routing/path-link.tsx";
import { useMay } from "../../session/viewer.tsx";
import classes from "./attack-tags.module.css";

type Reports = Parameters<typeof parseAttackMappings>[0];

// The names of all techniques are too much for the first load of lists, which import this feature as well.
const AttackNames = lazy(() => import("./attack-names.tsx").then((m) => ({ default: m.AttackNames })));

/** The techniques among the reports of a detection, each by id and names, as links to the map, or to ATT&CK for readers without it. */
export function AttackTags({ reports }: { reports: Reports }) {
  return (
    <span className={classes.tags}>
      {parseAttackMappings(reports).map((mapping) => (
        <AttackLink key={`${mapping.tactic}${mapping.technique}`} {...mapping} />
      ))}
    </span>
  );
}

function AttackLink({ tactic, technique, url }: AttackMapping) {
  const maySeeMap = useMay(["RuleRead", "PolicyRead"]);
  const tag = (
    <Tag>
      <Suspense fallback={technique ?? tactic}>
        <AttackNames tactic={tactic} technique={technique} />
      </Suspense>
    </Tag>
  );
  if (!maySeeMap) return <OutwardLink href={url}>{tag}</OutwardLink>;
  const search = technique ? { tactic, technique } : { tactics: [tactic] };
  return (
    <PathLink path="/dashboard/mitre-attack/" search={search}>
      {tag}
    </PathLink>
  );
}

export const hasAttackMappings = (reports: Reports): boolean => parseAttackMappings(reports).length > 0;
