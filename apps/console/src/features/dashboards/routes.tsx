import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { unreadSearch } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";

// One part for all: sign-in loads what more parts than a few have in common.
const pages = () => import("./dashboard-pages.ts");

export const dashboardRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: "dashboard",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(pages, "DashboardsPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "dashboard/$dashboardId",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(pages, "DashboardPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/dashboard-widget-search",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(pages, "WidgetSearchPage"),
  }),
] as const;
