import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { textOf } from "../../routing/search-codec.ts";
import { signedOutRoute } from "../../routing/signed-out-route.tsx";
import { takeNotice } from "../../session/session.ts";

const getParentRoute = () => signedOutRoute;
/** The one-time links carry a token. */
const withToken = (search: Record<string, unknown>) => ({ token: textOf(search.token) ?? "" });

const signInRoute = createRoute({
  getParentRoute,
  path: "sign-in",
  loader: () => ({ notice: takeNotice() }),
  component: lazyRouteComponent(() => import("./sign-in-page.tsx"), "SignInPage"),
});

const firstAdminRoute = createRoute({
  getParentRoute,
  path: "first-admin",
  validateSearch: withToken,
  component: lazyRouteComponent(() => import("./first-admin-page.tsx"), "FirstAdminPage"),
});

const invitationRoute = createRoute({
  getParentRoute,
  path: "invitation",
  validateSearch: withToken,
  component: lazyRouteComponent(() => import("./invitation-page.tsx"), "InvitationPage"),
});

const passwordForgotRoute = createRoute({
  getParentRoute,
  path: "password-forgot",
  component: lazyRouteComponent(() => import("./password-forgot-page.tsx"), "PasswordForgotPage"),
});

const passwordResetRoute = createRoute({
  getParentRoute,
  path: "password-reset",
  validateSearch: withToken,
  component: lazyRouteComponent(() => import("./password-reset-page.tsx"), "PasswordResetPage"),
});

export const identityRoutes = [
  signInRoute,
  firstAdminRoute,
  invitationRoute,
  passwordForgotRoute,
  passwordResetRoute,
] as const;
