import { liveVersionsPath, permissions } from "@pharos/domain";
import { TimeZoneProvider, UiProvider } from "@pharos/ui";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { cleanup, configure, render } from "@testing-library/react";
import { afterEach } from "vitest";
import { createConsoleRouter } from "../router.tsx";
import { endExpiredSession, leaveExpiredSession } from "../session/session.ts";
import { type FakeServer, fakeServer } from "./fake-server.ts";
import { MemoryStorage } from "./memory-storage.ts";

// What is still on its way must not find its page gone.
afterEach(cleanup);

const listHeightPx = 800;
// A page loads its parts when they are first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 8000 });

export interface OpenPageOptions {
  /** Resolvers of the root fields that the page asks for. */
  readonly fields?: FakeServer["fields"];
  /** Answers to the identity calls, by path. */
  readonly auth?: FakeServer["auth"];
  readonly isSignedIn?: boolean;
}

/** The whole console at a path, against a server in memory that is built from our SDL. */
export function openPage(path: string, { fields = {}, auth = {}, isSignedIn = true }: OpenPageOptions = {}) {
  endExpiredSession();
  // The simulated browser has none, and no canvas either: charts end in the boundary of their panel.
  globalThis.reportError ??= () => {};
  // Nor does it load fonts, for which text areas wait that grow with their text.
  Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });
  leaveExpiredSession();
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: new MemoryStorage() });
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, value: new MemoryStorage() });
  if (isSignedIn) localStorage.setItem("session", "{}");
  // There is no layout without a browser, and a virtual list shows what fits.
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, value: listHeightPx });
  globalThis.fetch = fakeServer({ fields: { ...frameFields, ...fields }, auth: { ...signedInAuth, ...auth } });
  const router = createConsoleRouter(createMemoryHistory({ initialEntries: [path] }));
  render(
    <UiProvider env="test">
      <TimeZoneProvider>
        <RouterProvider router={router} />
      </TimeZoneProvider>
    </UiProvider>,
  );
  return {
    address: () => router.state.location.href,
    /** How many entries the history has. */
    entries: () => router.history.length,
    back: () => router.history.back(),
    /** Goes there as a link does. */
    visit: (to: string) => router.navigate({ href: to }),
  };
}

export const ada = { id: "ada", givenName: "Ada", familyName: "Keeper", email: "ada@example.com" };

export const signedIn = { status: "SIGNED_IN", identityToken: "token", expiresInSeconds: 900, user: ada };
const signedInAuth: FakeServer["auth"] = {
  "/auth/refresh": () => ({ status: 200, body: signedIn }),
  [liveVersionsPath]: () => ({ status: 200, body: {} }),
};

/** Of an installation that is not a demo. */
export const appConfig = {
  version: "1.0.0",
  commit: "",
  customerName: "",
  dataLakeType: "embedded",
  publicHTTPIngestDomain: "http://localhost",
  processedDataBucketRetentionDays: 365,
  isDemo: false,
  isSafeMode: false,
};

/** What the frame asks for on every page. */
const frameFields: FakeServer["fields"] = {
  appConfig: () => appConfig,
  viewer: () => ({ ...ada, roleName: "Admin", permissions, hasTotp: false }),
  notifications: () => ({
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    unreadCount: 0,
    readCount: 0,
    archivedCount: 0,
  }),
  assignees: () => [ada],
  matchingChanges: () => [],
  sources: () => ({ edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } }),
  schemas: () => [],
};
