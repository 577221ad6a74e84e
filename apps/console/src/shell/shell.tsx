import { ApolloProvider, useQuery } from "@apollo/client/react";
import { isPermission } from "@pharos/domain";
import { useMediaQuery } from "@pharos/ui";
import { Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createClient } from "../graphql/client.ts";
import { errorStatus } from "../graphql/error-text.ts";
import { graphql } from "../graphql/generated/index.ts";
import { LiveProvider } from "../live/live-provider.tsx";
import { UnreachableBanner } from "../live/live-text.tsx";
import { BreadcrumbNames } from "../page/breadcrumb-bar.tsx";
import { StatusPage } from "../page/error-pages.tsx";
import { PanelBoundary } from "../page/panel-boundary.tsx";
import { useShortcuts } from "../page/use-shortcuts.ts";
import { UnsavedChangesQuestion } from "../routing/unsaved-changes.tsx";
import { isConfirmationAsked, onConfirmationChange } from "../session/confirmation.ts";
import { useAppConfig, useViewer, ViewerProvider } from "../session/viewer.tsx";
import { FrameSkeleton } from "./frame-skeleton.tsx";
import { mayOpen } from "./navigation.ts";
import classes from "./shell.module.css";
import { drawerBelow, SideNavigation } from "./side-navigation.tsx";
import { TopBar } from "./top-bar.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useNavigationFocus } from "./use-navigation-focus.ts";

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
const NavigationDrawer = lazy(() => import("./navigation-drawer.tsx").then((m) => ({ default: m.NavigationDrawer })));
const loadPalette = () => import("./palette/console-palette.tsx").then((m) => ({ default: m.ConsolePalette }));
const CommandPalette = lazy(loadPalette);
const DemoStrip = lazy(() => import("../features/demo/demo-strip.tsx").then((m) => ({ default: m.DemoStrip })));
const SafeModeBanner = lazy(() => import("./safe-mode-banner.tsx").then((m) => ({ default: m.SafeModeBanner })));
const ShortcutsModal = lazy(() => import("./shortcuts-modal.tsx").then((m) => ({ default: m.ShortcutsModal })));

/** The frame round every signed-in page. A new sign-in gets a new client, so nothing of the last person is left. */
export function Shell() {
  const [client] = useState(createClient);
  return (
    <ApolloProvider client={client}>
      <LiveProvider>
        <ConfiguredShell />
      </LiveProvider>
      <PanelBoundary isOptional>
        <Suspense>
          <Snackbars />
          <OfflineModal />
          <SessionEndedModal />
        </Suspense>
      </PanelBoundary>
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
  const { overlay, close, openPalette, openShortcuts, paletteQuery, setPaletteQuery } = useShortcuts();
  const [isNavigationOpen, setNavigationOpen] = useState(false);
  const closeNavigation = useCallback(() => setNavigationOpen(false), []);
  const isDrawer = useMediaQuery(drawerBelow, false, { getInitialValueInEffect: false });
  const content = useRef<HTMLElement>(null);
  useNavigationFocus(content);
  useKeptFocus(content);
  usePreloaded(loadPalette);
  const isConfirming = useSyncExternalStore(onConfirmationChange, isConfirmationAsked);
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      {isDrawer ? (
        <Suspense>
          <NavigationDrawer opened={isNavigationOpen} onClose={closeNavigation} />
        </Suspense>
      ) : (
        <SideNavigation />
      )}
      <TopBar
        onOpenNavigation={isDrawer ? () => setNavigationOpen(true) : undefined}
        onOpenPalette={openPalette}
        onOpenShortcuts={openShortcuts}
      />
      <main ref={content} id="content" className={classes.content} tabIndex={-1}>
        <UnreachableBanner />
        <OptionalBanners />
        <PanelBoundary>
          <PermittedPage />
        </PanelBoundary>
      </main>
      <UnsavedChangesQuestion />
      <PanelBoundary>
        <Suspense>
          {isConfirming ? <ConfirmationModal /> : null}
          {overlay === "palette" ? (
            <CommandPalette
              query={paletteQuery}
              onQueryChange={setPaletteQuery}
              onOpenShortcuts={openShortcuts}
              onClose={close}
            />
          ) : null}
          {overlay === "shortcuts" ? <ShortcutsModal onClose={close} /> : null}
        </Suspense>
      </PanelBoundary>
    </div>
  );
}

/** An address that somebody typed may be that of a page which their role cannot read. */
function PermittedPage() {
  const { permissions } = useViewer();
  const { pathname } = useLocation();
  return mayOpen(permissions, pathname) ? <Outlet /> : <StatusPage status={403} />;
}

/** Loads what only a demo or safe mode shows. */
function OptionalBanners() {
  const { isDemo, isSafeMode } = useAppConfig();
  return (
    <PanelBoundary isOptional>
      <Suspense>
        {isSafeMode ? <SafeModeBanner /> : null}
        {isDemo ? <DemoStrip /> : null}
      </Suspense>
    </PanelBoundary>
  );
}

const quietMs = 1500;

/** Loads what is opened by a key before it is, when the page has what it needs. */
function usePreloaded(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => {}), quietMs);
    return () => clearTimeout(timer);
  }, [load]);
}
