import { type DataTableColumn, Sparkline, Tag, TimeText } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import { SourceHealthCell } from "./source-health-cell.tsx";
import classes from "./source-list.module.css";
import type { SourceRow } from "./use-source-list.ts";

/** More log types than this are counted beside those for which there is room. */
const countedFrom = 2;

/** The ids of sortable columns are the sorts of the address. */
export const sourceColumns: readonly DataTableColumn<SourceRow>[] = [
  {
    id: "label",
    header: "Label",
    widthPx: 140,
    grow: 1,
    sort: true,
    cell: (source) => (
      <Link
        to="/configure/log-sources/$sourceId/"
        params={{ sourceId: source.integrationId }}
        className={classes.label}
        title={source.integrationLabel}
      >
        {source.integrationLabel}
      </Link>
    ),
  },
  {
    id: "health",
    header: "Health",
    widthPx: 310,
    grow: 3,
    sort: true,
    cell: (source) => <SourceHealthCell source={source} />,
  },
  {
    id: "logTypes",
    header: "Log types",
    widthPx: 126,
    grow: 1,
    cell: ({ logTypes }) => (
      <span className={classes.tags} title={logTypes.join(", ")}>
        <span className={classes.fitting}>
          {logTypes.map((type) => (
            <Tag key={type}>{type}</Tag>
          ))}
        </span>
        {logTypes.length > countedFrom ? <span className={classes.quiet}>{logTypes.length} types</span> : null}
      </span>
    ),
  },
  { id: "streamType", header: "Stream", widthPx: 100, isHidden: true, cell: (source) => source.logStreamType },
  {
    id: "volume",
    header: "Last 24 hours",
    widthPx: 116,
    cell: (source) => (
      <div className={classes.sparkline}>
        <Sparkline
          values={source.volume.map((bucket) => bucket.counts.received)}
          label={`${source.counts.received.toLocaleString("en")} events in the last 24 hours`}
        />
      </div>
    ),
  },
  {
    id: "received",
    header: "Received",
    widthPx: 84,
    sort: true,
    align: "end",
    cell: (source) => source.counts.received.toLocaleString("en"),
  },
  {
    id: "failed",
    header: "Failed",
    widthPx: 66,
    align: "end",
    cell: ({ counts }) => (
      <span className={counts.failed > 0 ? classes.failed : classes.quiet}>{counts.failed.toLocaleString("en")}</span>
    ),
  },
  {
    id: "lastEvent",
    header: "Last event",
    widthPx: 132,
    sort: true,
    cell: ({ lastEventReceivedAtTime }) =>
      lastEventReceivedAtTime ? (
        <TimeText value={lastEventReceivedAtTime} relative />
      ) : (
        <span className={classes.quiet}>never</span>
      ),
  },
  {
    id: "dateCreated",
    header: "Created",
    widthPx: 164,
    isHidden: true,
    sort: true,
    cell: (source) => <TimeText value={source.createdAtTime} precision="minute" />,
  },
  { id: "createdBy", header: "Created by", widthPx: 150, isHidden: true, cell: (source) => source.createdBy.name },
];
