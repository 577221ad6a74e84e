import { EmptyState, Page } from "@pharos/ui";
import { IconBuildingLighthouse } from "@pharos/ui/icons";
import { useLocation } from "@tanstack/react-router";
import { breadcrumbsOf } from "../page/breadcrumbs.ts";
import { NotFoundPage } from "../page/error-pages.tsx";
import { ButtonLink } from "../routing/button-link.tsx";
import { unreleasedScreenAt } from "../routing/not-in-release.ts";
import { pathTarget } from "../routing/path-target.ts";

export function UnlistedPage() {
  const { pathname } = useLocation();
  const screen = unreleasedScreenAt(pathname);
  if (!screen) return <NotFoundPage />;
  return (
    <Page>
      <EmptyState
        icon={<IconBuildingLighthouse size={40} stroke={1.25} />}
        title={screen.title}
        action={
          screen.insteadPath ? (
            <ButtonLink {...pathTarget(screen.insteadPath)} variant="default">
              Open {breadcrumbsOf(screen.insteadPath).at(-1)?.label}
            </ButtonLink>
          ) : null
        }
      >
        This screen is not in this release. {screen.instead}
      </EmptyState>
    </Page>
  );
}
