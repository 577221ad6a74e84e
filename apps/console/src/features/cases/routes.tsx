import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readCasePageSearch, readCaseSearch } from "./case-search.ts";

const getParentRoute = () => shellRoute;

export const caseRoutes = [
  createRoute({
    getParentRoute,
    path: "cases",
    validateSearch: readCaseSearch,
    component: lazyRouteComponent(() => import("./list/case-list-page.tsx"), "CaseListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "cases/deleted",
    component: lazyRouteComponent(() => import("./deleted-cases-page.tsx"), "DeletedCasesPage"),
  }),
  createRoute({
    getParentRoute,
    path: "cases/$caseId",
    validateSearch: readCasePageSearch,
    component: lazyRouteComponent(() => import("./detail/case-page.tsx"), "CasePage"),
  }),
] as const;
