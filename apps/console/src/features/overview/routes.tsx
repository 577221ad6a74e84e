import { type TimeRangePresetId, timeRangePresetIds } from "@pharos/ui/time-ranges";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { defined, oneOf } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";

const getParentRoute = () => shellRoute;
const toOverview = () => {
  throw redirect({ to: "/dashboard/overview/" });
};

/** The overview's time range; absent for the default. */
const readOverviewSearch = (search: Record<string, unknown>): { range?: TimeRangePresetId } =>
  defined({ range: oneOf(search.range, timeRangePresetIds) });

export const overviewRoutes = [
  createRoute({ getParentRoute, path: "/", beforeLoad: toOverview }),
  createRoute({ getParentRoute, path: "dashboard", beforeLoad: toOverview }),
  createRoute({
    getParentRoute,
    path: "dashboard/overview",
    validateSearch: readOverviewSearch,
    component: lazyRouteComponent(() => import("./overview-page.tsx"), "OverviewPage"),
  }),
] as const;
