import { bytesText, type DataTableColumn, TimeText } from "@pharos/ui";
import { type TimeRange, timeRangeToSearch } from "@pharos/ui/time-ranges";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { useMay } from "../../../session/viewer.tsx";
import { TablePanel } from "../table-panel.tsx";
import { growthText } from "./growth-text.ts";

const logTypeVolumes = graphql(`
  fragment LogTypeVolumes on DataVolume {
    logTypes { id label totals { events bytes failed } totalsBefore { events bytes failed } lastReceivedAt }
  }
`);
const sourceVolumes = graphql(`
  fragment SourceVolumes on DataVolume {
    sources { id label totals { events bytes failed } totalsBefore { events bytes failed } lastReceivedAt }
  }
`);

interface Totals {
  readonly events: number;
  readonly bytes: number;
  readonly failed: number;
}
interface Volume {
  readonly id: string;
  readonly label: string;
  readonly totals: Totals;
  readonly totalsBefore: Totals;
  readonly lastReceivedAt?: string | null;
}

const rowId = ({ id }: Volume) => id;
const number = (value: number) => value.toLocaleString("en");
const numbers: readonly DataTableColumn<Volume>[] = [
  {
    id: "bytes",
    header: "Received",
    widthPx: 96,
    align: "end",
    sort: ({ totals }) => totals.bytes,
    cell: ({ totals }) => bytesText(totals.bytes),
  },
  {
    id: "growth",
    header: "Growth",
    widthPx: 90,
    align: "end",
    cell: ({ totals, totalsBefore }) => growthText(totals.bytes, totalsBefore.bytes),
  },
  {
    id: "events",
    header: "Events",
    widthPx: 100,
    align: "end",
    sort: ({ totals }) => totals.events,
    cell: ({ totals }) => number(totals.events),
  },
  {
    id: "failed",
    header: "Failed",
    widthPx: 84,
    align: "end",
    sort: ({ totals }) => totals.failed,
    cell: ({ totals }) => number(totals.failed),
  },
];

interface LogTypeVolumesProps {
  /** Undefined while it loads. */
  readonly shown: FragmentType<typeof logTypeVolumes> | undefined;
  readonly range: TimeRange;
}

/** Each leads to its events. */
export function LogTypeVolumes(props: LogTypeVolumesProps) {
  const rows = readFragment(logTypeVolumes, props.shown)?.logTypes;
  const { range } = props;
  const navigate = useNavigate();
  const maySearch = useMay("DataAnalyticsRead");
  const columns = useMemo(
    (): readonly DataTableColumn<Volume>[] => [
      {
        id: "label",
        header: "Log type",
        widthPx: 180,
        grow: true,
        sort: ({ label }) => label,
        cell: ({ id, label }) =>
          maySearch && id ? (
            <PathLink path="/investigate/search/" search={searchOf(id, range)} title={label}>
              {label}
            </PathLink>
          ) : (
            label
          ),
      },
      ...numbers,
    ],
    [maySearch, range],
  );
  return (
    <TablePanel
      title="Volume by log type"
      rows={rows}
      columns={columns}
      rowId={rowId}
      nothing="Nothing arrived in this time range."
      onOpen={({ id }) => maySearch && id && navigate(pathTarget("/investigate/search/", searchOf(id, range)))}
    />
  );
}

const searchOf = (logType: string, range: TimeRange) => ({ table: [logType], ...timeRangeToSearch(range) });

interface SourceVolumesProps {
  /** Undefined while it loads. */
  readonly shown: FragmentType<typeof sourceVolumes> | undefined;
}

/** Each leads to its page. */
export function SourceVolumes(props: SourceVolumesProps) {
  const rows = readFragment(sourceVolumes, props.shown)?.sources;
  const navigate = useNavigate();
  const mayOpen = useMay("LogSourceRead");
  const columns = useMemo(
    (): readonly DataTableColumn<Volume>[] => [
      {
        id: "label",
        header: "Source",
        widthPx: 180,
        grow: true,
        sort: ({ label }) => label,
        cell: ({ id, label }) =>
          mayOpen ? (
            <PathLink path={sourcePath(id)} title={label}>
              {label}
            </PathLink>
          ) : (
            label
          ),
      },
      ...numbers,
      {
        id: "lastReceivedAt",
        header: "Last data",
        widthPx: 110,
        cell: ({ lastReceivedAt }) => (lastReceivedAt ? <TimeText value={lastReceivedAt} relative /> : null),
      },
    ],
    [mayOpen],
  );
  return (
    <TablePanel
      title="Volume by source"
      rows={rows}
      columns={columns}
      rowId={rowId}
      nothing="No source sent anything in this time range."
      onOpen={({ id }) => mayOpen && navigate(pathTarget(sourcePath(id)))}
      actions={
        mayOpen ? (
          <ButtonLink
            {...pathTarget("/configure/log-sources/", { sortBy: "received" })}
            variant="subtle"
            size="compact-sm"
          >
            All log sources
          </ButtonLink>
        ) : undefined
      }
    />
  );
}

const sourcePath = (id: string) => `/configure/log-sources/${encodeURIComponent(id)}/`;
