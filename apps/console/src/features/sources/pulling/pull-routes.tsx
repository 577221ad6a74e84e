import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { defined, textOf } from "../../../routing/search-codec.ts";
import { shellRoute } from "../../../routing/shell-route.tsx";

const getParentRoute = () => shellRoute;
const pullerPages = () => import("../pullers/puller-pages.ts");

interface PullSearch {
  /** The provider whose form is shown; all are listed without one. */
  readonly provider?: string;
  /** Of the catalogue, where its provider serves many. */
  readonly product?: string;
  readonly q?: string;
}

function readPullSearch({ provider, product, q }: Record<string, unknown>): PullSearch {
  // The catalogue names a product as its provider.
  if (provider === undefined) return defined({ provider: textOf(product), q: textOf(q) });
  return defined({ provider: textOf(provider), product: textOf(product), q: textOf(q) });
}

export const pullRoutes = [
  createRoute({
    getParentRoute,
    path: "configure/log-sources/pullers",
    component: lazyRouteComponent(pullerPages, "PullerListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/pullers/new",
    validateSearch: (search: Record<string, unknown>): { readonly from?: string } =>
      defined({ from: textOf(search.from) }),
    component: lazyRouteComponent(pullerPages, "NewPullerPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/pullers/$provider",
    component: lazyRouteComponent(pullerPages, "EditPullerPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/add-new-source/log-pulling",
    validateSearch: readPullSearch,
    component: lazyRouteComponent(() => import("./new-pull-source-page.tsx"), "NewPullSourcePage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/log-sources/$sourceId/pulling",
    component: lazyRouteComponent(() => import("./edit-pull-source-page.tsx"), "EditPullSourcePage"),
  }),
] as const;
