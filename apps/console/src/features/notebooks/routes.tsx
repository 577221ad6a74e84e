import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { unreadSearch } from "../../routing/search-codec.ts";
import { shellRoute } from "../../routing/shell-route.tsx";

const pages = () => import("./notebook-pages.ts");

export const notebookRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/notebooks",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(pages, "NotebooksPage"),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: "investigate/notebooks/$notebookId",
    validateSearch: unreadSearch,
    component: lazyRouteComponent(pages, "NotebookPage"),
  }),
] as const;
