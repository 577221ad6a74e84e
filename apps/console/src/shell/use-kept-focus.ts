import { type RefObject, useEffect } from "react";

/** Keeps the focus within reach on all pages, from a moment after the first one: nothing is busy before. */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void import("./keep-focus.ts").then(({ keepFocus }) => {
      if (!isOver) stop = keepFocus(content);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [content]);
}
