import type { DataTableColumn } from "@pharos/ui";
import { nameOwner, sharingColumns } from "../../../page/sharing/sharing-columns.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import type { KnownDashboard } from "../dashboard.ts";
import classes from "../dashboards.module.css";

function ownerText(dashboard: KnownDashboard): string {
  if (dashboard.managed) return "Pharos";
  return nameOwner(dashboard) ?? (dashboard.uploadedAt ? "Upload" : "Nobody any more");
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
  ...sharingColumns(ownerText),
];
