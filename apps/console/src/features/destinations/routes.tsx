import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { unreadSearch } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";

const getParentRoute = () => shellRoute;

export const destinationRoutes = [
  createRoute({
    getParentRoute,
    path: "configure/destinations",
    component: lazyRouteComponent(() => import("./list/destination-list-page.tsx"), "DestinationListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/destinations/deliveries",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(() => import("./queue/delivery-list-page.tsx"), "DeliveryListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/destinations/new",
    component: lazyRouteComponent(() => import("./add/destination-kinds-page.tsx"), "DestinationKindsPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/destinations/new/$type",
    component: lazyRouteComponent(() => import("./add/new-destination-page.tsx"), "NewDestinationPage"),
  }),
  createRoute({
    getParentRoute,
    path: "configure/destinations/$destinationId/edit",
    component: lazyRouteComponent(() => import("./edit/edit-destination-page.tsx"), "EditDestinationPage"),
  }),
] as const;
