import { EmptyState, Page } from "@pharos/ui";
import type { ReactNode } from "react";
import { ButtonLink } from "../routing/button-link.tsx";
import { PathLink } from "../routing/path-link.tsx";
import { useMay } from "../session/viewer.tsx";

function BackHome({ children }: { children: string }) {
  return useMay("SummaryRead") ? (
    <ButtonLink to="/dashboard/overview/" variant="default">
      {children}
    </ButtonLink>
  ) : null;
}

function ErrorPage({
  title,
  children,
  back = "Back to somewhere stable",
}: {
  title: string;
  children: ReactNode;
  back?: string;
}) {
  return (
    <Page>
      <EmptyState isPage title={title} action={<BackHome>{back}</BackHome>}>
        {children}
      </EmptyState>
    </Page>
  );
}

export function NotFoundPage() {
  return (
    <ErrorPage title="Not Found" back="Back to Home">
      Not all who wander are lost...
      <br />( You definitely are though )
    </ErrorPage>
  );
}

/** `restrictedLogTypes`: the person's role sees some log types only, which may be why. */
function PermissionDeniedPage({ restrictedLogTypes = false }: { restrictedLogTypes?: boolean }) {
  return (
    <ErrorPage title="Permission Denied" back="Back to Home">
      Oops! You don't have the proper permissions to view this page.
      <br />
      {restrictedLogTypes ? (
        <>
          Your role is restricted to some log types. An admin can change that:{" "}
          <PathLink path="/settings/roles/">Edit a role</PathLink>
        </>
      ) : (
        "If you think this is an error, please contact your admin for assistance."
      )}
    </ErrorPage>
  );
}

const titles: Readonly<Record<number, string>> = {
  422: "Some requests could not be processed",
  500: "Something went wrong",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

export function StatusPage({ status, message }: { status: number | "unknown" | undefined; message?: string }) {
  if (status === 404) return <NotFoundPage />;
  if (status === 403) return <PermissionDeniedPage />;
  if (status === "unknown") return <UnableToFetchPage />;
  return (
    <ErrorPage title={titles[status ?? 500] ?? "Something went wrong"}>
      {message ?? "An error has occurred and our team has been notified"}
    </ErrorPage>
  );
}

function UnableToFetchPage() {
  return (
    <ErrorPage title="Unable to Fetch Data">
      A firewall may block the connection, the server may not be responding, or the network may be unstable.
    </ErrorPage>
  );
}
