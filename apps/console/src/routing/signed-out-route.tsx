import { createRoute, Outlet, redirect } from "@tanstack/react-router";
import { isSignedIn, takeReferrer } from "../session/session.ts";
import { rootRoute } from "./root-route.tsx";

/** Parent of the pages that only the anonymous may see; whoever is signed in goes back to where they came from. */
export const signedOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-out",
  component: Outlet,
  async beforeLoad() {
    if (await isSignedIn()) throw redirect({ to: "/", href: takeReferrer() });
  },
});
