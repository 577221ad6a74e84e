import type { PackItemKind } from "../../../graphql/generated/graphql.ts";
import { detectionPath } from "../../../routing/detection-path.ts";

interface KindGroup {
  readonly label: string;
  readonly kinds: readonly PackItemKind[];
}

/** How the items of a pack are grouped on its page. */
export const kindGroups: readonly KindGroup[] = [
  { label: "Rules", kinds: ["RULE", "DERIVED_RULE", "SCHEDULED_RULE"] },
  { label: "Correlation rules", kinds: ["CORRELATION_RULE"] },
  { label: "Policies", kinds: ["POLICY"] },
  { label: "Helpers", kinds: ["GLOBAL_HELPER"] },
  { label: "Data models", kinds: ["DATA_MODEL"] },
  { label: "Queries", kinds: ["QUERY"] },
  { label: "Lookup tables", kinds: ["LOOKUP_TABLE"] },
];

/** Where an item is shown; undefined for one without a page by its name. */
export function itemPath(kind: PackItemKind, id: string): string | undefined {
  switch (kind) {
    case "GLOBAL_HELPER":
      return `/build/helpers/${encodeURIComponent(id)}/edit/`;
    case "DATA_MODEL":
      return `/build/data-models/${encodeURIComponent(id)}/edit/`;
    case "QUERY":
      return "/investigate/saved-searches/";
    case "LOOKUP_TABLE":
      return "/configure/lookup-tables/";
    default:
      return detectionPath({ kind, id });
  }
}
