import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { signedOutRoute } from "../../routing/signed-out-route.tsx";
import { takeNotice } from "../../session/session.ts";
import { SignInPage } from "./sign-in-page.tsx";

const getParentRoute = () => signedOutRoute;

const signInRoute = createRoute({
  getParentRoute,
  path: "sign-in",
  loader: () => ({ notice: takeNotice() }),
  component: SignInPage,
});

const firstAdminRoute = createRoute({
  getParentRoute,
  path: "first-admin",
  component: lazyRouteComponent(() => import("./first-admin-page.tsx"), "FirstAdminPage"),
});

const invitationRoute = createRoute({
  getParentRoute,
  path: "invitation",
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
  component: lazyRouteComponent(() => import("./password-reset-page.tsx"), "PasswordResetPage"),
});

/** Where a provider of single sign-on would send people back to. */
const oauthRoute = createRoute({
  getParentRoute,
  path: "oauth",
  component: lazyRouteComponent(() => import("./single-sign-on-page.tsx"), "SingleSignOnPage"),
});

export const identityRoutes = [
  oauthRoute,
  signInRoute,
  firstAdminRoute,
  invitationRoute,
  passwordForgotRoute,
  passwordResetRoute,
] as const;
