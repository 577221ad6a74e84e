import { createRoute, redirect } from "@tanstack/react-router";
import { isSignedIn, rememberReferrer } from "../session/session.ts";
import { rootRoute } from "./root-route.tsx";
import { readShellSearch } from "./shell-search.ts";

/**
 * Parent of every signed-in page. A visitor is sent to sign in, and comes back here afterwards. The router gives it the
 * frame, so that features can name their parent without knowing what the frame is made of.
 */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  validateSearch: readShellSearch,
  async beforeLoad({ location }) {
    if (await isSignedIn()) return;
    rememberReferrer(location.href);
    throw redirect({ to: "/sign-in/" });
  },
});
