import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { defined } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readBackgroundWorkSearch } from "./background-work/background-work-search.ts";
import { readSettingsSearch } from "./settings-search.ts";

const getParentRoute = () => shellRoute;

/** What is edited is open in a sheet of its list; each had a page in the specification. */
const toSheet = (path: "/settings/roles/" | "/settings/api/tokens/", edit?: string) =>
  redirect({ to: path, search: defined({ edit }), replace: true });

export const settingsRoutes = [
  createRoute({
    getParentRoute,
    path: "settings",
    component: lazyRouteComponent(() => import("../../shell/first-page.tsx"), "FirstSettingsPage"),
  }),
  createRoute({
    getParentRoute,
    path: "settings/profile",
    beforeLoad: () => {
      throw redirect({ to: "/settings/", search: { sheet: "profile" }, replace: true });
    },
  }),
  createRoute({
    getParentRoute,
    path: "settings/roles/$roleId",
    beforeLoad: ({ params }) => {
      throw toSheet("/settings/roles/", params.roleId === "new" ? "new" : undefined);
    },
  }),
  createRoute({
    getParentRoute,
    path: "settings/roles/$roleId/edit",
    beforeLoad: ({ params }) => {
      throw toSheet("/settings/roles/", params.roleId);
    },
  }),
  createRoute({
    getParentRoute,
    path: "settings/api/tokens/$tokenId",
    beforeLoad: ({ params }) => {
      throw toSheet("/settings/api/tokens/", params.tokenId === "new" ? "new" : undefined);
    },
  }),
  createRoute({
    getParentRoute,
    path: "settings/api/tokens/$tokenId/edit",
    beforeLoad: () => {
      throw toSheet("/settings/api/tokens/");
    },
  }),
  createRoute({
    getParentRoute,
    path: "settings/general",
    component: lazyRouteComponent(() => import("./general/general-settings-page.tsx"), "GeneralSettingsPage"),
  }),
  createRoute({
    getParentRoute,
    path: "settings/background-work",
    validateSearch: readBackgroundWorkSearch,
    component: lazyRouteComponent(() => import("./background-work/background-work-page.tsx"), "BackgroundWorkPage"),
  }),
  createRoute({
    getParentRoute,
    path: "settings/users",
    validateSearch: readSettingsSearch,
    component: lazyRouteComponent(() => import("./users/users-page.tsx"), "UsersPage"),
  }),
  createRoute({
    getParentRoute,
    path: "settings/roles",
    validateSearch: readSettingsSearch,
    component: lazyRouteComponent(() => import("./roles/roles-page.tsx"), "RolesPage"),
  }),
  createRoute({
    getParentRoute,
    path: "settings/api/tokens",
    validateSearch: readSettingsSearch,
    component: lazyRouteComponent(() => import("./api-tokens/tokens-page.tsx"), "TokensPage"),
  }),
] as const;
