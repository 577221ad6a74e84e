import { useQuery } from "@apollo/client/react";
import { Page, TextSkeleton } from "@pharos/ui";
import { timeRangeFromSearch } from "@pharos/ui/time-ranges";
import { Navigate, useLocation } from "@tanstack/react-router";
import { readFragment } from "../../graphql/generated/fragment-masking.ts";
import { NotFoundPage } from "../../page/error-pages.tsx";
import { IncompleteLink } from "../../page/incomplete-link.tsx";
import { PageFailure } from "../../page/page-failure.tsx";
import { pathTarget } from "../../routing/path-target.ts";
import { textOf } from "../../routing/search-codec.ts";
import { dashboardFields, dashboardQuery, draftOf } from "./dashboard.ts";
import { chosenOf, readDashboardSearch } from "./dashboard-search.ts";
import { panelTimes, rangeOfDuration } from "./panel-range.ts";
import { panelSearch } from "./panels/panel-search.ts";

/**
 * `/investigate/dashboard-widget-search/?dashboardId=…&widgetId=…` leads to the search that a panel shows, with the
 * time and the variables that the address says; to the dashboard where Search cannot ask it.
 */
export function WidgetSearchPage() {
  const address = useLocation().search as Readonly<Record<string, unknown>>;
  const id = textOf(address.dashboardId);
  const widgetId = textOf(address.widgetId);
  const { data, error, refetch } = useQuery(dashboardQuery, { variables: { id: id ?? "" }, skip: id === undefined });
  if (id === undefined) return <IncompleteLink missing="dashboardId" />;
  if (widgetId === undefined) return <IncompleteLink missing="widgetId" />;
  if (error) return <PageFailure title="Couldn't load the dashboard" error={error} onRetry={() => refetch()} />;
  const dashboard = readFragment(dashboardFields, data?.dashboard);
  if (!dashboard)
    return (
      <Page>
        <TextSkeleton lines={6} />
      </Page>
    );
  const { panels, variables, relativeTime } = draftOf(dashboard);
  const panel = panels.find((one) => one.id === widgetId);
  if (panel?.kind !== "QUERY") return <NotFoundPage />;
  const said = readDashboardSearch(address);
  const times = panelTimes(timeRangeFromSearch(said) ?? rangeOfDuration(relativeTime));
  const search = panelSearch(panel, times, { variables, chosen: chosenOf(said) });
  const target = search ? pathTarget("/investigate/search/", search) : pathTarget(`/dashboard/${id}/`, { ...said });
  return <Navigate {...target} replace />;
}
