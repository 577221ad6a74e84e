import { type AnyRoute, createRouter, lazyRouteComponent, type RouterHistory } from "@tanstack/react-router";
import { alertRoutes } from "./features/alerts/routes.tsx";
import { attackMapRoutes } from "./features/attack-map/routes.tsx";
import { caseRoutes } from "./features/cases/routes.tsx";
import { codeItemRoutes } from "./features/code-items/routes.tsx";
import { dashboardRoutes } from "./features/dashboards/routes.tsx";
import { destinationRoutes } from "./features/destinations/routes.tsx";
import { detectionRoutes } from "./features/detections/routes.tsx";
import { identityRoutes } from "./features/identity/routes.tsx";
import { lookupTableRoutes } from "./features/lookup-tables/routes.tsx";
import { notebookRoutes } from "./features/notebooks/routes.tsx";
import { overviewRoutes } from "./features/overview/routes.tsx";
import { packRoutes } from "./features/packs/routes.tsx";
import { resourceRoutes } from "./features/resources/routes.tsx";
import { schemaRoutes } from "./features/schemas/routes.tsx";
import { searchRoutes } from "./features/search/routes.tsx";
import { settingsRoutes } from "./features/settings/routes.tsx";
import { sourceRoutes } from "./features/sources/routes.tsx";
import { supportRoutes } from "./features/support/routes.tsx";
import { rootRoute } from "./routing/root-route.tsx";
import { parseSearch, type Search, stringifySearch } from "./routing/search-codec.ts";
import { shellRoute } from "./routing/shell-route.tsx";
import { readAlone } from "./routing/shell-search.ts";
import { signedOutRoute } from "./routing/signed-out-route.tsx";
import { FrameSkeleton } from "./shell/frame-skeleton.tsx";
import { RouteError } from "./shell/route-error.tsx";
import { unlistedRoutes } from "./shell/unlisted-routes.tsx";

shellRoute.update({
  component: lazyRouteComponent(() => import("./shell/shell.tsx"), "Shell"),
  pendingComponent: FrameSkeleton,
});

const routeTree = rootRoute.addChildren([
  signedOutRoute.addChildren([...identityRoutes]),
  shellRoute.addChildren([
    ...overviewRoutes,
    ...attackMapRoutes,
    ...dashboardRoutes,
    ...alertRoutes,
    ...caseRoutes,
    ...detectionRoutes,
    ...codeItemRoutes,
    ...packRoutes,
    ...resourceRoutes,
    ...sourceRoutes,
    ...destinationRoutes,
    ...schemaRoutes,
    ...lookupTableRoutes,
    ...searchRoutes,
    ...notebookRoutes,
    ...settingsRoutes,
    ...supportRoutes,
    ...unlistedRoutes,
  ]),
]);

for (const { options } of [signedOutRoute, shellRoute].flatMap((from): AnyRoute[] =>
  Object.values(from.children ?? {}),
)) {
  const { validateSearch: read } = options;
  if (read) options.validateSearch = (search: Search) => readAlone(search, read);
}

/** @param history where the addresses live; the browser's own when absent */
export function createConsoleRouter(history?: RouterHistory) {
  return createRouter({
    ...(history ? { history } : {}),
    routeTree,
    trailingSlash: "always",
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPendingMs: 60,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    defaultErrorComponent: RouteError,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
