import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { isSignedIn, rememberReferrer } from "../session/session.ts";
import { FrameSkeleton } from "../shell/frame-skeleton.tsx";
import { rootRoute } from "./root-route.tsx";
import { readShellSearch } from "./shell-search.ts";

/** Parent of every signed-in page: the frame. A visitor is sent to sign in, and comes back here afterwards. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  component: lazyRouteComponent(() => import("../shell/shell.tsx"), "Shell"),
  pendingComponent: FrameSkeleton,
  validateSearch: readShellSearch,
  async beforeLoad({ location }) {
    if (await isSignedIn()) return;
    rememberReferrer(location.href);
    throw redirect({ to: "/sign-in/" });
  },
});
