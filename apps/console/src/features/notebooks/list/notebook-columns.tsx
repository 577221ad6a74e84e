import type { DataTableColumn } from "@pharos/ui";
import { nameOwner, sharingColumns } from "../../../page/sharing/sharing-columns.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import type { ListedNotebook } from "../notebook.ts";
import classes from "../notebooks.module.css";

const ownerText = (notebook: ListedNotebook): string => nameOwner(notebook) ?? "Nobody any more";

export const notebookColumns: readonly DataTableColumn<ListedNotebook>[] = [
  {
    id: "name",
    header: "Name",
    widthPx: 240,
    grow: 4,
    sort: ({ name }) => name.toLowerCase(),
    cell: ({ id, name, description }) => (
      <PathLink path={`/investigate/notebooks/${id}/`} className={classes.name} title={description || name}>
        {name}
      </PathLink>
    ),
  },
  {
    id: "steps",
    header: "Steps",
    widthPx: 80,
    sort: ({ stepCount }) => stepCount,
    cell: ({ stepCount }) => stepCount,
  },
  ...sharingColumns(ownerText),
];
