import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { unreadSearch } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readHistorySearch } from "./history/history-search.ts";

const links = () => import("./links/linked-search-pages.tsx");

export const searchRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/search",
    validateSearch: unreadSearch,
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
    validateSearch: unreadSearch,
    component: lazyRouteComponent(() => import("./explorer/data-explorer-page.tsx"), "DataExplorerPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/indicator-search",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(() => import("./indicators/indicator-search-page.tsx"), "IndicatorSearchPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/saved-searches",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(() => import("./saved-queries/saved-queries-page.tsx"), "SavedQueriesPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/key-value-search",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(links, "KeyValueSearchPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/log-type-search",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(links, "LogTypeSearchPage"),
  }),
] as const;
