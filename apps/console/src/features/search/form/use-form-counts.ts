import { useApolloClient } from "@apollo/client/react";
import { resolveTimeRange, type TimeRange } from "@pharos/ui/time-ranges";
import { useCallback, useMemo, useRef } from "react";
import { readRows } from "../../../graphql/read-rows.ts";
import { type EventSearch, questionOf, rangeOf } from "../event-search.ts";
import { bucketSeconds, countedEvents } from "../results/counted-events.ts";
import type { CountValues } from "../results/field-list.tsx";
import type { QueryRun } from "../runs/use-query-run.ts";
import { searchedForm } from "../saved-queries/searched-query.ts";

const daySeconds = 86_400;

/**
 * Counts over all events that a form asks for, however few of them its limit shows: runs that are derived from the one
 * that shows them, and of the same time.
 */
export function useFormCounts(search: EventSearch, run: Pick<QueryRun, "id" | "startedAt"> | undefined) {
  const client = useApolloClient();
  const question = JSON.stringify(questionOf(search));
  const runId = run?.id;
  // A run that waits for its turn begins later than it was asked; its times count from when it was asked.
  const seen = useRef({ id: runId, at: run?.startedAt });
  if (seen.current.id !== runId) seen.current = { id: runId, at: run?.startedAt };
  const startedAt = seen.current.at;
  const asked = useMemo(() => {
    if (runId === undefined || startedAt === undefined) return undefined;
    const search = JSON.parse(question) as EventSearch;
    const { limit, sortDir, relativeTime, ...form } = searchedForm(search);
    const times = timesOf(rangeOf(search), new Date(String(startedAt)));
    const { fromMs, toMs } = times ?? {};
    const instants = times
      ? { startTime: new Date(fromMs ?? 0).toISOString(), endTime: new Date(toMs ?? 0).toISOString() }
      : { relativeTime };
    return { times, form, input: { ...form, ...instants, parentId: runId } };
  }, [question, runId, startedAt]);
  const countEvents = useMemo(() => {
    if (asked === undefined) return undefined;
    return async (signal: AbortSignal) => {
      const countSeconds = asked.times ? bucketSeconds(asked.times) : daySeconds;
      const rows = await readRows(client, { ...asked.input, countSeconds }, signal);
      return countedEvents(rows, countSeconds, asked.times);
    };
  }, [client, asked]);
  /** The same over as long a time before; undefined where nothing is before. */
  const countBefore = useMemo(() => {
    const { times, form, input } = asked ?? {};
    if (times === undefined || input === undefined) return undefined;
    const before = { fromMs: 2 * times.fromMs - times.toMs, toMs: times.fromMs };
    return async (signal: AbortSignal) => {
      const countSeconds = bucketSeconds(before);
      const instants = {
        startTime: new Date(before.fromMs).toISOString(),
        endTime: new Date(before.toMs).toISOString(),
      };
      const rows = await readRows(client, { ...form, ...instants, parentId: input.parentId, countSeconds }, signal);
      return countedEvents(rows, countSeconds, before);
    };
  }, [client, asked]);
  const countValues = useCallback<CountValues>(
    async (countKey, signal) => {
      if (asked === undefined) return undefined;
      const rows = await readRows(client, { ...asked.input, countKey }, signal);
      const { present = 0, distinct = 0 } = rows[0] ?? {};
      const top = rows.map(({ value, hits }) => ({ value, count: Number(hits) }));
      return { total: Number(present), distinct: Number(distinct), top };
    },
    [client, asked],
  );
  return { countEvents, countBefore, countValues };
}

/** Undefined for all time. */
function timesOf(range: TimeRange, startedAt: Date): { readonly fromMs: number; readonly toMs: number } | undefined {
  if (range.kind === "preset" && range.id === "PAllTime") return undefined;
  const { start, end } = resolveTimeRange(range, startedAt);
  const lengthMs = end.getTime() + 1 - start.getTime();
  if (range.kind === "custom") return { fromMs: start.getTime(), toMs: end.getTime() + 1 };
  return { fromMs: startedAt.getTime() - lengthMs, toMs: startedAt.getTime() };
}
