import { type TimeRangeSearch, timeRangeFromSearch, timeRangeToSearch } from "@pharos/ui/time-ranges";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";

const getParentRoute = () => shellRoute;
// Not everybody may see the overview.
const firstPage = lazyRouteComponent(() => import("../../shell/first-page.tsx"), "FirstPage");

/** A dashboard's time range; absent for the default. */
function readRangeSearch(search: Record<string, unknown>): TimeRangeSearch {
  const text = (key: keyof TimeRangeSearch) => (typeof search[key] === "string" ? { [key]: search[key] } : {});
  const range = timeRangeFromSearch({ ...text("range"), ...text("from"), ...text("to") });
  return range ? timeRangeToSearch(range) : {};
}

export const overviewRoutes = [
  createRoute({ getParentRoute, path: "/", component: firstPage }),
  createRoute({
    getParentRoute,
    path: "dashboard/overview",
    validateSearch: readRangeSearch,
    component: lazyRouteComponent(() => import("./overview-page.tsx"), "OverviewPage"),
  }),
  createRoute({
    getParentRoute,
    path: "dashboard/cloud-security",
    validateSearch: readRangeSearch,
    component: lazyRouteComponent(() => import("./cloud-security/cloud-security-page.tsx"), "CloudSecurityPage"),
  }),
  createRoute({
    getParentRoute,
    path: "dashboard/data",
    validateSearch: readRangeSearch,
    component: lazyRouteComponent(() => import("./data-volume/data-volume-page.tsx"), "DataVolumePage"),
  }),
] as const;
