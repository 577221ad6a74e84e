import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { pathTarget } from "../routing/path-target.ts";

export type Overlay = "palette" | "shortcuts" | undefined;

/** How long the second key of `g a` may take. */
const sequenceTimeoutMs = 1200;
const destinations: Readonly<Record<string, ReturnType<typeof pathTarget>>> = {
  a: pathTarget("/alerts-and-errors/", { status: ["OPEN", "TRIAGED"] }),
  d: pathTarget("/build/detections/"),
  s: pathTarget("/investigate/search/"),
};

/** The keys that work on every page. */
export function useShortcuts() {
  const [overlay, setOverlay] = useState<Overlay>();
  const navigate = useNavigate();
  const goPressedAtMs = useRef(0);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setOverlay((current) => (current === "palette" ? undefined : "palette"));
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "?") setOverlay("shortcuts");
      const isSecond = event.timeStamp - goPressedAtMs.current < sequenceTimeoutMs && goPressedAtMs.current > 0;
      const destination = isSecond ? destinations[event.key] : undefined;
      if (destination) navigate(destination);
      goPressedAtMs.current = event.key === "g" ? event.timeStamp : 0;
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate]);

  const close = useCallback(() => setOverlay(undefined), []);
  return { overlay, close, openPalette: () => setOverlay("palette"), openShortcuts: () => setOverlay("shortcuts") };
}

/** Keys belong to the text field, the editor or the open dialog that has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, [role=dialog], [role=menu]") !== null;
}
