import { type DataTableColumn, TimeText } from "@pharos/ui";
import { sharingWords } from "../../../page/sharing/sharing-words.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import type { KnownDashboard } from "../dashboard.ts";
import classes from "../dashboards.module.css";

const ownerName = (owner: KnownDashboard["owner"]) => (owner ? `${owner.givenName} ${owner.familyName}` : "");

function ownerText({ owner, isOwn, managed, uploadedAt }: KnownDashboard): string {
  if (managed) return "Pharos";
  if (isOwn) return "You";
  return ownerName(owner) || (uploadedAt ? "Upload" : "Nobody any more");
}

export const dashboardColumns: readonly DataTableColumn<KnownDashboard>[] = [
  {
    id: "name",
    header: "Name",
    widthPx: 240,
    grow: 4,
    sort: ({ name }) => name.toLowerCase(),
    cell: ({ id, name, description }) => (
      <PathLink path={`/dashboard/${id}/`} className={classes.name} title={description || name}>
        {name}
      </PathLink>
    ),
  },
  {
    id: "panels",
    header: "Panels",
    widthPx: 80,
    sort: ({ panels }) => panels.length,
    cell: ({ panels }) => panels.length,
  },
  {
    id: "owner",
    header: "Owner",
    widthPx: 160,
    sort: ownerText,
    cell: ownerText,
  },
  {
    id: "sharing",
    header: "Seen by",
    widthPx: 130,
    sort: ({ sharing }) => sharingWords[sharing.kind],
    cell: ({ sharing }) => sharingWords[sharing.kind],
  },
  {
    id: "updatedAt",
    header: "Changed",
    widthPx: 150,
    sort: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => <TimeText value={updatedAt} relative />,
  },
];
