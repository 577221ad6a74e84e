import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/** Any open side sheet closes when the path changes (specification 1 §2). */
export function useCloseOnPathChange(close: () => void): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the path decides
  useEffect(close, [pathname]);
}
