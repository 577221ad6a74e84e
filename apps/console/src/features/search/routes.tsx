import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readEventSearch } from "./event-search.ts";
import { readHistorySearch } from "./history/history-search.ts";

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
] as const;
