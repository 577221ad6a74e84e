import { type DataTableColumn, Tag, TimeText } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import type { SchemaListQuery } from "../../../graphql/generated/graphql.ts";
import classes from "../schemas.module.css";

export type SchemaRow = SchemaListQuery["schemas"]["edges"][number]["node"];
const sourcesShown = 2;

/** The ids of sortable columns are the sorts of the address. */
export const schemaColumns: readonly DataTableColumn<SchemaRow>[] = [
  {
    id: "name",
    header: "Name",
    widthPx: 216,
    grow: 1,
    sort: true,
    cell: ({ name }) => (
      <Link to="/configure/schemas/$schemaName/" params={{ schemaName: name }} className={classes.name}>
        {name}
      </Link>
    ),
  },
  {
    id: "description",
    header: "Description",
    widthPx: 260,
    grow: 4,
    cell: (schema) => <span title={schema.description}>{schema.description}</span>,
  },
  {
    id: "origin",
    header: "Origin",
    widthPx: 92,
    cell: (schema) => (schema.isManaged ? "Managed" : "Custom"),
  },
  {
    id: "sources",
    header: "Used by",
    widthPx: 170,
    grow: 1,
    sort: true,
    cell: ({ logSources }) => (
      <span className={classes.sources} title={logSources.map((source) => source.label).join(", ")}>
        {logSources.slice(0, sourcesShown).map((source) => (
          <Link
            key={source.id}
            to="/configure/log-sources/$sourceId/"
            params={{ sourceId: source.id }}
            className={classes.tagLink}
          >
            <Tag>{source.label}</Tag>
          </Link>
        ))}
        {logSources.length > sourcesShown ? (
          <span className={classes.quiet}>+{logSources.length - sourcesShown}</span>
        ) : null}
      </span>
    ),
  },
  {
    id: "updatedAt",
    header: "Updated",
    widthPx: 124,
    sort: true,
    cell: (schema) => <TimeText value={schema.updatedAt} relative />,
  },
  {
    id: "revision",
    header: "Revision",
    widthPx: 90,
    align: "end",
    isHidden: true,
    cell: (schema) => schema.revision,
  },
];
