import { addCounts, noCounts } from "@pharos/domain";
import { BlockSkeleton, FailedState, Panel, TimeRangePicker } from "@pharos/ui";
import { resolveTimeRange, type TimeRange, timeRangeFromSearch } from "@pharos/ui/time-ranges";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { SourceVolumeQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { timeRangePart } from "../../../routing/time-range-part.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { Conservation } from "./conservation.tsx";
import { readSourcePageSearch } from "./source-page-search.ts";
import { sourceRefreshMs } from "./source-refresh.ts";

const route = getRouteApi("/shell/configure/log-sources/$sourceId");
const Histogram = lazy(() => import("@pharos/ui/chart").then((m) => ({ default: m.Histogram })));

const volumeQuery = graphql(`
  query SourceVolume($id: ID!, $since: DateTime!, $until: DateTime!, $buckets: Int!) {
    source(id: $id) {
      integrationId
      volume(since: $since, until: $until, buckets: $buckets) {
        at
        counts { received stored failed dropped repeated bytes isBalanced }
      }
    }
  }
`);

const buckets = 60;
const heightPx = 200;
const minuteMs = 60_000;
const rangeDefault = { kind: "preset", id: "PT24H" } as const;

/** What arrived over the chosen time, and whether all of it is accounted for. */
export function SourceVolume({ sourceId, createdAt }: { sourceId: string; createdAt: string }) {
  const search = route.useSearch();
  const change = useSearchChange(`/configure/log-sources/${sourceId}/`, readSourcePageSearch);
  const range = useMemo(() => timeRangeFromSearch(search) ?? rangeDefault, [search]);
  const variablesAt = useCallback(
    (now: Date) => {
      const { start, end } = resolveTimeRange(range, now);
      // Nothing arrived before the source existed; all time would otherwise be centuries wide.
      const created = Math.floor(Date.parse(createdAt) / minuteMs) * minuteMs;
      const since = range.kind === "preset" && range.id === "PAllTime" ? new Date(created) : start;
      return { id: sourceId, since: since.toISOString(), until: end.toISOString(), buckets };
    },
    [range, sourceId, createdAt],
  );
  const { data, error, refetch } = useLiveQuery(volumeQuery, {
    topics: ["sources"],
    variables: variablesAt,
    everyMs: sourceRefreshMs,
  });
  const volume = data?.source.volume;
  const show = (next: TimeRange) => change(timeRangePart(next));
  return (
    <Panel title="Volume" actions={<TimeRangePicker value={range} onChange={show} />}>
      {error && !volume ? (
        <FailedState title="Couldn't load the volume" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!volume && !error ? <BlockSkeleton height={heightPx} /> : null}
      {volume ? (
        <>
          <Suspense fallback={<BlockSkeleton height={heightPx} />}>
            <VolumeChart volume={volume} onZoom={(start, end) => show({ kind: "custom", start, end })} />
          </Suspense>
          <Conservation counts={volume.reduce((total, { counts }) => addCounts(total, counts), noCounts)} />
        </>
      ) : null}
    </Panel>
  );
}

interface VolumeChartProps {
  readonly volume: SourceVolumeQuery["source"]["volume"];
  readonly onZoom: (start: Date, end: Date) => void;
}

function VolumeChart({ volume, onZoom }: VolumeChartProps) {
  const at = useMemo(() => volume.map((bucket) => new Date(bucket.at)), [volume]);
  const series = useMemo(
    () => [
      { name: "Stored", values: volume.map((bucket) => bucket.counts.stored), color: "var(--ui-pass)" },
      { name: "Failed", values: volume.map((bucket) => bucket.counts.failed), color: "var(--ui-fail)" },
    ],
    [volume],
  );
  return (
    <Histogram
      label="Events over time, stored and failed"
      at={at}
      series={series}
      heightPx={heightPx}
      onZoom={onZoom}
    />
  );
}
