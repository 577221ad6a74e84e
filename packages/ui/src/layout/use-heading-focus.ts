import { type RefObject, useEffect, useRef } from "react";

/** Gives the heading of a page the focus when the page appears, unless something has it: a field, a dialog, a link. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const holder = document.activeElement;
    if (holder && holder !== document.body && holder.tagName !== "MAIN") return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
