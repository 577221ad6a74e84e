import { useLocation } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus into the content when a link of the frame has led to another page; the heading of the page takes it
 * when it appears. What has the focus within the content keeps it.
 */
export function useNavigationFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = content.current;
    if (!main || main.contains(document.activeElement)) return;
    (main.querySelector("h1") ?? main).focus({ preventScroll: true });
  }, [content, pathname]);
}
