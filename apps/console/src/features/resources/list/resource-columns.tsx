import { type DataTableColumn, Tag, TimeText } from "@pharos/ui";
import { RowLink } from "../../../routing/row-link.tsx";
import { OutcomeBadge } from "../outcome-badge.tsx";
import { resourcePath } from "../resource-path.ts";
import classes from "../resources.module.css";
import { policiesText } from "./policies-text.ts";
import type { ResourceRow } from "./use-resource-list.ts";

/** The ids of sortable columns are the server's names of the sorts. */
export const resourceColumns: readonly DataTableColumn<ResourceRow>[] = [
  {
    id: "compliance",
    header: "Compliance",
    widthPx: 106,
    cell: ({ complianceStatus }) => <OutcomeBadge outcome={complianceStatus} />,
  },
  {
    id: "name",
    header: "Name",
    widthPx: 190,
    grow: 3,
    sort: true,
    cell: ({ id, name }) => (
      <RowLink path={resourcePath(id)} className={classes.name} title={id}>
        {name || id}
      </RowLink>
    ),
  },
  { id: "type", header: "Type", widthPx: 180, grow: 1, sort: true, cell: ({ type }) => <Tag>{type}</Tag> },
  {
    id: "policies",
    header: "Policies",
    widthPx: 168,
    cell: ({ complianceCounts }) => policiesText(complianceCounts),
  },
  { id: "account", header: "Account", widthPx: 118, cell: ({ accountId }) => accountId },
  { id: "region", header: "Region", widthPx: 106, cell: ({ region }) => region },
  {
    id: "changedAt",
    header: "Changed",
    widthPx: 106,
    sort: true,
    cell: ({ changedAt }) => <TimeText value={changedAt} relative />,
  },
  {
    id: "id",
    header: "ID",
    widthPx: 320,
    grow: 2,
    sort: true,
    isHidden: true,
    cell: ({ id }) => <span className={classes.mono}>{id}</span>,
  },
];
