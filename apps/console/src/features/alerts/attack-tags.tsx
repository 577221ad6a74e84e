import { parseAttackMappings } from "@pharos/domain";
import { OutwardLink, Tag } from "@pharos/ui";
import { lazy, Suspense } from "react";
import classes from "./attack-tags.module.css";

type Reports = Parameters<typeof parseAttackMappings>[0];

// The names of all techniques are too much for the first load of lists, which import this feature as well.
const AttackNames = lazy(() => import("./attack-names.tsx").then((m) => ({ default: m.AttackNames })));

/** The techniques among the reports of a detection, each by id and names, as links to ATT&CK. */
export function AttackTags({ reports }: { reports: Reports }) {
  return (
    <span className={classes.tags}>
      {parseAttackMappings(reports).map(({ tactic, technique, url }) => (
        <OutwardLink key={`${tactic}${technique}`} href={url}>
          <Tag>
            <Suspense fallback={technique ?? tactic}>
              <AttackNames tactic={tactic} technique={technique} />
            </Suspense>
          </Tag>
        </OutwardLink>
      ))}
    </span>
  );
}

export const hasAttackMappings = (reports: Reports): boolean => parseAttackMappings(reports).length > 0;
