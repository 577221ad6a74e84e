import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readCodeSearch, readNewCodeSearch } from "./code-search.ts";

const getParentRoute = () => shellRoute;

export const codeItemRoutes = [
  createRoute({
    getParentRoute,
    path: "build/helpers",
    validateSearch: readCodeSearch,
    component: lazyRouteComponent(() => import("./list/list-pages.tsx"), "HelperListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/helpers/new",
    validateSearch: readNewCodeSearch,
    component: lazyRouteComponent(() => import("./edit/helper-pages.tsx"), "NewHelperPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/helpers/$helperId/edit",
    component: lazyRouteComponent(() => import("./edit/helper-pages.tsx"), "EditHelperPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/data-models",
    validateSearch: readCodeSearch,
    component: lazyRouteComponent(() => import("./list/list-pages.tsx"), "DataModelListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/data-models/new",
    validateSearch: readNewCodeSearch,
    component: lazyRouteComponent(() => import("./edit/data-model-pages.tsx"), "NewDataModelPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/data-models/$modelId",
    beforeLoad({ params }) {
      throw redirect({ to: "/build/data-models/$modelId/edit/", params });
    },
  }),
  createRoute({
    getParentRoute,
    path: "build/data-models/$modelId/edit",
    component: lazyRouteComponent(() => import("./edit/data-model-pages.tsx"), "EditDataModelPage"),
  }),
] as const;
