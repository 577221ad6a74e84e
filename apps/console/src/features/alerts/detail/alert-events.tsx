import {
  ActionIcon,
  Button,
  EmptyState,
  type EventView,
  EventViewer,
  FailedState,
  Panel,
  SegmentedControl,
  TextSkeleton,
} from "@pharos/ui";
import { IconChevronLeft, IconChevronRight } from "@pharos/ui/icons";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense, useCallback, useEffect, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { enrichmentTags } from "../../../page/enrichment/enrichment-tags.ts";
import { isTyping } from "../../../page/use-shortcuts.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useEventActions } from "../../../routing/use-event-actions.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { RuleFilterSheet } from "../../detections/index.ts";
import classes from "./alert-page.module.css";
import { readAlertPageSearch } from "./alert-page-search.ts";
import { alertEventsSearch, fieldPlace, memberOf } from "./alert-rows.ts";
import { useAlertEvents } from "./use-alert-events.ts";
import { useRuleFilter } from "./use-rule-filter.tsx";

const route = getRouteApi("/shell/alerts-and-errors/$alertId");

const alertEventsSubject = graphql(`
  fragment AlertEventsSubject on Alert {
    id
    type
    subtype
    eventCount
    logTypes
    detection { id kind }
  }
`);

const views = [
  { value: "tree", label: "Tree" },
  { value: "raw", label: "Raw" },
];

/** One event at a time; which one, and how it is shown, is in the address. */
export function AlertEvents(props: { alert: FragmentType<typeof alertEventsSubject> }) {
  const alert = readFragment(alertEventsSubject, props.alert);
  const search = route.useSearch();
  const { alertId } = route.useParams();
  const change = useSearchChange(`/alerts-and-errors/${alertId}/`, readAlertPageSearch, { typed: ["event"] });
  const view: EventView = search.view ?? "tree";
  const position = Math.max(1, search.event ?? 1);
  const { event, count, newCount, isLoading, error, retry } = useAlertEvents(alert.id, position, alert.eventCount);
  // Keys come faster than events are shown.
  const step = (by: number) =>
    change(({ event = 1 }) => {
      const next = Math.max(1, event) + by;
      return next >= 1 && next <= count ? { event: next } : {};
    });
  const showNew = async () => {
    await retry();
    change({ event: 1 });
  };
  const placeOf = useCallback((path: string) => fieldPlace(alert, event, path), [alert, event]);
  const searches = useEventActions({ eventTime: memberOf(event, "p_event_time"), placeOf });
  const tagsOf = useMemo(() => enrichmentTags(event), [event]);
  const ruleFilter = useRuleFilter(alert, event);
  const { actionsOf } = ruleFilter;
  useStepKeys(step, ruleFilter.open === undefined);
  const actions = useMemo(() => (actionsOf ? { ...searches, actionsOf } : searches), [searches, actionsOf]);
  return (
    <div id="events">
      <Panel
        title="Events"
        actions={
          <div className={classes.pager}>
            {newCount > 0 ? (
              <Button variant="light" size="compact-sm" onClick={showNew}>
                {newCount === 1 ? "1 new event" : `${newCount.toLocaleString("en")} new events`}
              </Button>
            ) : null}
            <SearchLink search={alertEventsSearch(alert)} />
            <SegmentedControl
              size="xs"
              aria-label="View"
              data={views}
              value={view}
              onChange={(next) => change({ view: next })}
            />
            <Pager position={position} count={count} onStep={step} />
          </div>
        }
      >
        {error ? <FailedState title="Couldn't load your events" message={errorText(error)} onRetry={retry} /> : null}
        {isLoading ? <TextSkeleton lines={10} /> : null}
        {!isLoading && !error && event === undefined ? (
          <EmptyState title="No Events found">
            {alert.type === "SYSTEM_ERROR"
              ? "System errors have no events."
              : "Their log data may have passed its retention."}
          </EmptyState>
        ) : null}
        {event === undefined ? null : (
          <div className={classes.event}>
            <EventViewer event={event} view={view} actions={actions} tagsOf={tagsOf} />
          </div>
        )}
      </Panel>
      {ruleFilter.open ? (
        <Suspense fallback={null}>
          <RuleFilterSheet {...ruleFilter.open} />
        </Suspense>
      ) : null}
    </div>
  );
}

function SearchLink({ search }: { readonly search: ReturnType<typeof alertEventsSearch> }) {
  const maySearch = useMay("DataAnalyticsRead");
  if (!maySearch || !search) return null;
  return (
    <ButtonLink to="/investigate/search/" search={search} variant="subtle" size="compact-sm">
      Search these events
    </ButtonLink>
  );
}

function Pager({ position, count, onStep }: { position: number; count: number; onStep: (by: number) => void }) {
  return (
    <>
      <ActionIcon aria-label="Previous event" disabled={position <= 1} onClick={() => onStep(-1)}>
        <IconChevronLeft size={16} />
      </ActionIcon>
      <span data-numeric aria-live="polite">
        {count === 0 ? 0 : Math.min(position, count)} of {count}
      </span>
      <ActionIcon aria-label="Next event" disabled={position >= count} onClick={() => onStep(1)}>
        <IconChevronRight size={16} />
      </ActionIcon>
    </>
  );
}

/** j: next, k: previous; not while a sheet is about the event that is shown. */
function useStepKeys(step: (by: number) => void, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "j") step(1);
      if (event.key === "k") step(-1);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [step, isOn]);
}
