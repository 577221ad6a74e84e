import { Button, EmptyState, MultiSelectFilter, NothingMatches, Page, PageHeader } from "@pharos/ui";
import { IconBell, IconRefresh } from "@pharos/ui/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { LiveText } from "../../../live/live-text.tsx";
import { NewRowsButton } from "../../../live/new-rows-button.tsx";
import type { LiveStatus } from "../../../live/use-live-query.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import type { SearchPart } from "../../../routing/use-search-change.ts";
import { type AlertSearch, filtersInWords, isPlainAlertSearch, noAlertFilters } from "../alert-search.ts";
import { AlertFilters } from "./alert-filters.tsx";
import classes from "./alert-list.module.css";
import { useMatchingChanges } from "./use-matching-changes.ts";

const MatchingChangeLines = lazy(() =>
  import("./matching-change-lines.tsx").then((m) => ({ default: m.MatchingChangeLines })),
);
const ViewsMenu = lazy(() => import("../views/views-menu.tsx").then((m) => ({ default: m.ViewsMenu })));

const notGrouped = "none";
const groupOptions = [
  { value: notGrouped, label: "None" },
  { value: "detection", label: "Detection" },
  { value: "entity", label: "Entity" },
];

interface AlertListFrameProps {
  readonly search: AlertSearch;
  readonly onChange: (part: SearchPart<AlertSearch>) => void;
  /** How many there are; absent while nobody knows. */
  readonly countText: string | undefined;
  readonly live: LiveStatus;
  /** As `NewRowsButton` takes it. */
  readonly newCount: number | undefined;
  readonly onRefresh: () => void;
  readonly isStale: boolean;
  /** Takes the place of the filters while something is selected. */
  readonly bulkActions: ReactNode;
  readonly children: ReactNode;
}

/** What stands around the alerts, listed one by one or in groups. */
export function AlertListFrame({ search, onChange, live, ...rest }: AlertListFrameProps) {
  const changes = useMatchingChanges();
  const isNarrowed = filtersInWords(search).length > 0;
  return (
    <Page kind="list">
      <PageHeader
        title="Alerts"
        actions={
          <>
            <MultiSelectFilter
              label="Group by"
              options={groupOptions}
              value={[search.group ?? notGrouped]}
              // Groups and alerts have sorts of their own, so each begins with its default.
              onChange={(chosen) =>
                onChange({ group: chosen.at(-1), open: undefined, sortBy: undefined, sortDir: undefined })
              }
            />
            <Suspense>
              <ViewsMenu search={search} onChange={onChange} />
            </Suspense>
            <Button variant="default" leftSection={<IconRefresh size={15} />} onClick={rest.onRefresh}>
              Refresh
            </Button>
          </>
        }
      >
        {rest.countText === undefined ? null : <span>{rest.countText}</span>}
        <LiveText live={live} />
        <NewRowsButton live={live} count={rest.newCount} noun="alert" />
      </PageHeader>
      {changes.length > 0 ? (
        <Suspense>
          <MatchingChangeLines changes={changes} onEnded={rest.onRefresh} />
        </Suspense>
      ) : null}
      {rest.bulkActions ? (
        <Suspense fallback={<div className={classes.bulk} />}>{rest.bulkActions}</Suspense>
      ) : (
        <AlertFilters
          search={search}
          onChange={onChange}
          onClear={isNarrowed ? () => onChange(noAlertFilters) : undefined}
        />
      )}
      <div className={classes.table} data-stale={rest.isStale || undefined}>
        {rest.children}
      </div>
    </Page>
  );
}

/** In place of a list without alerts. */
export function NoAlerts({ search, onClear }: { search: AlertSearch; onClear: () => void }) {
  const words = filtersInWords(search);
  if (isPlainAlertSearch(search)) {
    return (
      <EmptyState
        icon={<IconBell size={36} stroke={1.25} />}
        title="No open alerts"
        action={
          <Button variant="default" onClick={onClear}>
            Show every status
          </Button>
        }
      >
        No open or triaged alerts. New ones appear here as soon as a detection matches.
      </EmptyState>
    );
  }
  if (words.length > 0) return <NothingMatches noun="alerts" filters={words} onClear={onClear} />;
  return (
    <EmptyState
      icon={<IconBell size={36} stroke={1.25} />}
      title="No alerts yet"
      action={<ButtonLink {...pathTarget("/configure/log-sources/")}>Set up a log source</ButtonLink>}
    >
      Detections raise alerts as soon as logs arrive. Send some logs to see alerts here.
    </EmptyState>
  );
}
