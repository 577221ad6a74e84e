import { useEffect, useRef } from "react";
import { isTyping } from "./use-shortcuts.ts";

/** Single keys that do something on the page for as long as the component is shown; none while somebody types. */
export function usePageKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    let previous: string | undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      // The second key of a sequence such as `g a` is not ours.
      const isSecond = previous === "g";
      previous = event.key;
      const action = isSecond ? undefined : latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
