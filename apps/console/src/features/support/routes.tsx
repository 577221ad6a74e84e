import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";

export const supportRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: "support",
    component: lazyRouteComponent(() => import("./support-page.tsx"), "SupportPage"),
  }),
] as const;
