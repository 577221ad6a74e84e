import { Drawer } from "@pharos/ui";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { Brand } from "./brand.tsx";
import { NavigationList } from "./navigation-list.tsx";

const widthPx = 264;

interface NavigationDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The navigation of a narrow window; it goes when the person has. */
export function NavigationDrawer({ opened, onClose }: NavigationDrawerProps) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says when
  useEffect(onClose, [pathname]);
  return (
    <Drawer opened={opened} onClose={onClose} title={<Brand />} size={widthPx} padding="sm">
      <nav aria-label="Main">
        <NavigationList />
      </nav>
    </Drawer>
  );
}
