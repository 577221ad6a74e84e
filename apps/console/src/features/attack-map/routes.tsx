import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { unreadSearch } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";

const pages = () => import("./attack-map-pages.ts");

export const attackMapRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: "dashboard/mitre-attack",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(pages, "AttackMapPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "dashboard/mitre-attack/edit-mapping",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(pages, "EditMappingPage"),
  }),
] as const;
