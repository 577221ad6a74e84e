import { ApolloProvider, useQuery } from "@apollo/client/react";
import { isPermission } from "@pharos/domain";
import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { createClient } from "../graphql/client.ts";
import { errorStatus } from "../graphql/error-text.ts";
import { graphql } from "../graphql/generated/index.ts";
import { LiveProvider } from "../live/live-provider.tsx";
import { UnreachableBanner } from "../live/live-text.tsx";
import { UnsavedChangesQuestion } from "../routing/unsaved-changes.tsx";
import { isConfirmationAsked, onConfirmationChange } from "../session/confirmation.ts";
import { BreadcrumbNames } from "./breadcrumb-bar.tsx";
import { StatusPage } from "./error-pages.tsx";
import { FrameSkeleton } from "./frame-skeleton.tsx";
import { PanelBoundary } from "./panel-boundary.tsx";
import { SafeModeBanner } from "./safe-mode-banner.tsx";
import classes from "./shell.module.css";
import { SideNavigation } from "./side-navigation.tsx";
import { TopBar } from "./top-bar.tsx";
import { useShortcuts } from "./use-shortcuts.ts";
import { ViewerProvider } from "./viewer.tsx";

const shellConfigQuery = graphql(`
  query ShellConfig {
    appConfig { version commit customerName dataLakeType publicHTTPIngestDomain processedDataBucketRetentionDays isDemo isSafeMode }
    viewer { id email givenName familyName roleName permissions hasTotp }
  }
`);

const Snackbars = lazy(() => import("@pharos/ui/snackbars").then((m) => ({ default: m.Snackbars })));
// Always there, so it has loaded long before the connection goes.
const OfflineModal = lazy(() => import("./offline-modal.tsx").then((m) => ({ default: m.OfflineModal })));
// So has this one: the session may have ended by an upgrade.
const SessionEndedModal = lazy(() =>
  import("./session-ended-modal.tsx").then((m) => ({ default: m.SessionEndedModal })),
);
const ConfirmationModal = lazy(() =>
  import("./confirmation/confirmation-modal.tsx").then((m) => ({ default: m.ConfirmationModal })),
);
const CommandPalette = lazy(() => import("./palette/console-palette.tsx").then((m) => ({ default: m.ConsolePalette })));
const ShortcutsModal = lazy(() => import("./shortcuts-modal.tsx").then((m) => ({ default: m.ShortcutsModal })));

/** The frame round every signed-in page. A new sign-in gets a new client, so nothing of the last person is left. */
export function Shell() {
  const [client] = useState(createClient);
  return (
    <ApolloProvider client={client}>
      <LiveProvider>
        <ConfiguredShell />
      </LiveProvider>
      <Suspense>
        <Snackbars />
        <OfflineModal />
        <SessionEndedModal />
      </Suspense>
    </ApolloProvider>
  );
}

function ConfiguredShell() {
  const { data, error } = useQuery(shellConfigQuery, { fetchPolicy: "network-only" });
  if (data) {
    const viewer = { ...data.viewer, permissions: data.viewer.permissions.filter(isPermission) };
    return (
      <ViewerProvider value={{ viewer, config: data.appConfig }}>
        <BreadcrumbNames>
          <Frame />
        </BreadcrumbNames>
      </ViewerProvider>
    );
  }
  return error ? <StatusPage status={errorStatus(error)} /> : <FrameSkeleton />;
}

function Frame() {
  const { overlay, close, openPalette, openShortcuts } = useShortcuts();
  const isConfirming = useSyncExternalStore(onConfirmationChange, isConfirmationAsked);
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <SideNavigation />
      <TopBar onOpenPalette={openPalette} onOpenShortcuts={openShortcuts} />
      <main id="content" className={classes.content} tabIndex={-1}>
        <UnreachableBanner />
        <SafeModeBanner />
        <PanelBoundary>
          <Outlet />
        </PanelBoundary>
      </main>
      <UnsavedChangesQuestion />
      <Suspense>
        {isConfirming ? <ConfirmationModal /> : null}
        {overlay === "palette" ? <CommandPalette onClose={close} /> : null}
        {overlay === "shortcuts" ? <ShortcutsModal onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
