import "@pharos/ui/styles.css";
import { TimeZoneProvider, UiProvider } from "@pharos/ui";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { watchChunks } from "./page/chunk-failure.ts";
import { createConsoleRouter } from "./router.tsx";
import { expiredUser, onSessionChange, sessionUser } from "./session/session.ts";

watchChunks();
const router = createConsoleRouter();
onSessionChange(() => {
  if (!sessionUser() && !expiredUser() && !router.state.location.pathname.startsWith("/sign-in"))
    router.navigate({ to: "/sign-in/" });
});

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
createRoot(root).render(
  <UiProvider>
    <TimeZoneProvider>
      <RouterProvider router={router} />
    </TimeZoneProvider>
  </UiProvider>,
);
