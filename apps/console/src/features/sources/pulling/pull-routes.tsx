import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { defined, textOf } from "../../../routing/search-codec.ts";
import { shellRoute } from "../../../routing/shell-route.tsx";

const getParentRoute = () => shellRoute;

interface PullSearch {
  /** The provider whose form is shown; all are listed without one. */
  readonly provider?: string;
  readonly q?: string;
}

export const pullRoutes = [
  createRoute({
    getParentRoute,
    path: "configure/log-sources/pullers",
    component: lazyRouteComponent(() => import("../pullers/puller-pages.ts"), "PullerListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/pullers/new",
    validateSearch: (search: Record<string, unknown>): { readonly from?: string } =>
      defined({ from: textOf(search.from) }),
    component: lazyRouteComponent(() => import("../pullers/puller-pages.ts"), "NewPullerPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/pullers/$provider",
    component: lazyRouteComponent(() => import("../pullers/puller-pages.ts"), "EditPullerPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/add-new-source/log-pulling",
    validateSearch: (search: Record<string, unknown>): PullSearch =>
      // The catalogue of products names it so.
      defined({ provider: textOf(search.provider ?? search.product), q: textOf(search.q) }),
    component: lazyRouteComponent(() => import("./new-pull-source-page.tsx"), "NewPullSourcePage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/$sourceId/pulling",
    component: lazyRouteComponent(() => import("./edit-pull-source-page.tsx"), "EditPullSourcePage"),
  }),
] as const;
