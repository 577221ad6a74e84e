import { type DataTableColumn, Tag, TimeText } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import type { LookupListQuery } from "../../../graphql/generated/graphql.ts";
import { healthLabels } from "../lookup-search.ts";
import classes from "../lookup-tables.module.css";

export type LookupRow = LookupListQuery["lookupTables"][number];

export const lookupColumns: readonly DataTableColumn<LookupRow>[] = [
  {
    id: "name",
    header: "Name",
    widthPx: 220,
    grow: 1,
    sort: ({ name }) => name.toLowerCase(),
    cell: ({ id, name }) => (
      <Link to="/configure/lookup-tables/$tableId/" params={{ tableId: id }} className={classes.name}>
        {name}
      </Link>
    ),
  },
  {
    id: "description",
    header: "Description",
    widthPx: 240,
    grow: 2,
    cell: ({ description }) => <span title={description}>{description}</span>,
  },
  { id: "health", header: "State", widthPx: 120, cell: ({ health }) => <Tag>{healthLabels[health]}</Tag> },
  {
    id: "rows",
    header: "Rows",
    widthPx: 100,
    align: "end",
    sort: ({ file }) => file?.rows ?? 0,
    cell: ({ file }) => (file?.rows ?? 0).toLocaleString("en"),
  },
  { id: "key", header: "Primary key", widthPx: 140, cell: ({ primaryKey }) => primaryKey },
  {
    id: "logTypes",
    header: "Log types",
    widthPx: 200,
    grow: 1,
    cell: ({ associatedLogTypes }) => {
      const names = associatedLogTypes.map(({ logType }) => logType).join(", ");
      return <span title={names}>{names || "Wherever the key's indicator is"}</span>;
    },
  },
  {
    id: "lastModified",
    header: "Modified",
    widthPx: 124,
    sort: ({ lastModified }) => lastModified,
    cell: ({ lastModified }) => <TimeText value={lastModified} relative />,
  },
];
