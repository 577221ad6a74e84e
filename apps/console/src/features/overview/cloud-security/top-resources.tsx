import { type DataTableColumn, SeverityBadge, Tag } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { TopResourcesFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { resourcePath } from "../../resources/index.ts";
import { TablePanel } from "../table-panel.tsx";

const topResources = graphql(`
  fragment TopResources on CloudSecurity {
    topResources { severity failed resource { id name type accountId } }
  }
`);
type TopResource = NonNullable<TopResourcesFragment["topResources"]>[number];

const rowId = ({ resource }: TopResource) => resource.id;
const columns: readonly DataTableColumn<TopResource>[] = [
  { id: "severity", header: "Worst", widthPx: 94, cell: ({ severity }) => <SeverityBadge severity={severity} /> },
  {
    id: "name",
    header: "Resource",
    widthPx: 180,
    grow: true,
    cell: ({ resource: { id, name } }) => (
      <PathLink path={resourcePath(id)} title={id}>
        {name || id}
      </PathLink>
    ),
  },
  { id: "type", header: "Type", widthPx: 180, cell: ({ resource }) => <Tag>{resource.type}</Tag> },
  { id: "account", header: "Account", widthPx: 126, cell: ({ resource }) => resource.accountId },
  { id: "failed", header: "Fails", widthPx: 80, align: "end", cell: ({ failed }) => failed.toLocaleString("en") },
];

interface TopResourcesProps {
  /** Undefined while it loads. */
  readonly shown: FragmentType<typeof topResources> | undefined;
}

/** Nothing for readers who may not see resources. */
export function TopResources(props: TopResourcesProps) {
  const shown = readFragment(topResources, props.shown);
  const navigate = useNavigate();
  if (shown && !shown.topResources) return null;
  return (
    <TablePanel
      title="Top failing resources"
      rows={shown?.topResources ?? undefined}
      columns={columns}
      rowId={rowId}
      nothing="No resource fails."
      onOpen={({ resource }) => navigate(pathTarget(resourcePath(resource.id)))}
      actions={
        <ButtonLink
          {...pathTarget("/investigate/resources/", { compliance: ["FAIL", "ERROR"] })}
          variant="subtle"
          size="compact-sm"
        >
          All failing resources
        </ButtonLink>
      }
    />
  );
}
