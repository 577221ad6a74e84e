import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { shellRoute } from "../../routing/shell-route.tsx";
import { readRuleSearch } from "./rule-search.ts";

const getParentRoute = () => shellRoute;

export const detectionRoutes = [
  createRoute({
    getParentRoute,
    path: "build/detections",
    validateSearch: readRuleSearch,
    component: lazyRouteComponent(() => import("./list/rule-list-page.tsx"), "RuleListPage"),
  }),
  createRoute({
    getParentRoute,
    path: "build/detections/rules",
    beforeLoad() {
      throw redirect({ to: "/build/detections/" });
    },
  }),
  createRoute({
    getParentRoute,
    path: "build/detections/rules/$ruleId",
    component: lazyRouteComponent(() => import("./detail/rule-page.tsx"), "RulePage"),
  }),
] as const;
