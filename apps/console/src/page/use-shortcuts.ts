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
  const [paletteQuery, setPaletteQuery] = useState("");
  const navigate = useNavigate();
  const goPressedAtMs = useRef(0);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setPaletteQuery("");
        setOverlay((current) => (current === "palette" ? undefined : "palette"));
        return;
      }
      if (overlay === "palette" && isLetter(event)) {
        // Typed before the palette had the focus.
        if (!(event.target instanceof HTMLInputElement)) {
          event.preventDefault();
          setPaletteQuery((query) => query + event.key);
        }
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
  }, [navigate, overlay]);

  const close = useCallback(() => setOverlay(undefined), []);
  const openPalette = useCallback(() => {
    setPaletteQuery("");
    setOverlay("palette");
  }, []);
  const openShortcuts = useCallback(() => setOverlay("shortcuts"), []);
  return { overlay, close, openPalette, openShortcuts, paletteQuery, setPaletteQuery };
}

const typedInto = "input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu]";
const isLetter = (event: KeyboardEvent) =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;

/** Keys belong to the text field, the editor or the open dialog that has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest(typedInto) !== null;
}
