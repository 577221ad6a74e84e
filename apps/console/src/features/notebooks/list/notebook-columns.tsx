import { type DataTableColumn, TimeText } from "@pharos/ui";
import { sharingWords } from "../../../page/sharing/sharing-words.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import type { ListedNotebook } from "../notebook.ts";
import classes from "../notebooks.module.css";

const ownerText = ({ owner, isOwn }: ListedNotebook): string =>
  isOwn ? "You" : owner ? `${owner.givenName} ${owner.familyName}` : "Nobody any more";

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
  { id: "owner", header: "Owner", widthPx: 160, sort: ownerText, cell: ownerText },
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
