import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readEventSearch } from "./event-search.ts";
import { readExplorerSearch } from "./explorer/explorer-search.ts";
import { readHistorySearch } from "./history/history-search.ts";
import { readIndicatorPageSearch } from "./indicators/indicator-page-search.ts";
import { readSavedQuerySearch } from "./saved-queries/saved-query-search.ts";

export const searchRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/search",
    validateSearch: readEventSearch,
    component: lazyRouteComponent(() => import("./search-page.tsx"), "SearchPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/search-history",
    validateSearch: readHistorySearch,
    component: lazyRouteComponent(() => import("./history/history-page.tsx"), "HistoryPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/data-explorer",
    validateSearch: readExplorerSearch,
    component: lazyRouteComponent(() => import("./explorer/data-explorer-page.tsx"), "DataExplorerPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/indicator-search",
    validateSearch: readIndicatorPageSearch,
    component: lazyRouteComponent(() => import("./indicators/indicator-search-page.tsx"), "IndicatorSearchPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/saved-searches",
    validateSearch: readSavedQuerySearch,
    component: lazyRouteComponent(() => import("./saved-queries/saved-queries-page.tsx"), "SavedQueriesPage"),
  }),
] as const;
