import { Panel, StatusBadge, TextSkeleton } from "@pharos/ui";
import type { PackItemKind } from "../../../graphql/generated/graphql.ts";
import { useShownPart } from "../../../page/use-shown-part.tsx";
import { detectionPath } from "../../../routing/detection-path.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import classes from "../code-items.module.css";

interface Use {
  readonly id: string;
  readonly kind: PackItemKind;
  readonly displayName: string;
  readonly enabled?: boolean | null;
}

/** What would change with it. */
export function UsesPanel({ uses }: { readonly uses: readonly Use[] | undefined }) {
  const { shown, more } = useShownPart(uses ?? []);
  return (
    <Panel title="Used by">
      {uses === undefined ? <TextSkeleton lines={3} /> : null}
      {uses?.length === 0 ? <p className={classes.quiet}>Nothing uses it yet</p> : null}
      <ul className={classes.list}>
        {shown.map(({ id, kind, displayName, enabled }) => (
          <li key={`${kind} ${id}`}>
            <PathLink path={pathOf(kind, id)} className={classes.name}>
              {displayName || id}
            </PathLink>
            {enabled === false ? <StatusBadge tone="neutral">DISABLED</StatusBadge> : null}
          </li>
        ))}
      </ul>
      {more}
    </Panel>
  );
}

function pathOf(kind: PackItemKind, id: string): string {
  if (kind === "GLOBAL_HELPER") return `/build/helpers/${encodeURIComponent(id)}/edit/`;
  if (kind === "DATA_MODEL") return `/build/data-models/${encodeURIComponent(id)}/edit/`;
  if (kind === "QUERY" || kind === "LOOKUP_TABLE") return "/build/detections/";
  return detectionPath({ kind, id });
}
