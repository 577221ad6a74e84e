import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { unreadSearch } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readAlertSearch } from "./alert-search.ts";
import { readAlertPageSearch } from "./detail/alert-page-search.ts";

const getParentRoute = () => shellRoute;

const alertListRoute = createRoute({
  getParentRoute,
  path: "alerts-and-errors",
  validateSearch: readAlertSearch,
  component: lazyRouteComponent(() => import("./list/alert-list-page.tsx"), "AlertListPage"),
});

const alertRoute = createRoute({
  getParentRoute,
  path: "alerts-and-errors/$alertId",
  validateSearch: readAlertPageSearch,
  component: lazyRouteComponent(() => import("./detail/alert-page.tsx"), "AlertPage"),
});

/** The optional last part of the path names a section of the page. */
const alertSectionRoute = createRoute({
  getParentRoute,
  path: "alerts-and-errors/$alertId/$section",
  beforeLoad({ params }) {
    throw redirect({ to: "/alerts-and-errors/$alertId/", params, hash: params.section });
  },
});

export const alertRoutes = [
  alertListRoute,
  alertRoute,
  alertSectionRoute,
  createRoute({
    getParentRoute,
    path: "investigate/alert-events-search",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(() => import("./detail/alert-events-search-page.tsx"), "AlertEventsSearchPage"),
  }),
  createRoute({
    getParentRoute,
    path: "alerts",
    beforeLoad() {
      throw redirect({ to: "/alerts-and-errors/" });
    },
  }),
  createRoute({
    getParentRoute,
    path: "alerts/$alertId",
    beforeLoad({ params }) {
      throw redirect({ to: "/alerts-and-errors/$alertId/", params });
    },
  }),
] as const;
