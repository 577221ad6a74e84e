import type { RefObject } from "react";

/** Mantine, dialogs and pages that open give the focus to something of theirs within this time. */
const othersTakeItMs = 60;

/**
 * Browsers drop the focus when the element that has it is disabled or removed: a button that is busy, a dialog whose
 * opener is gone, a deleted row. The focus then returns to the button once it is enabled. Where the element was removed, or
 * has finished loading and stays disabled, the focus goes to what was around it: its table, or else the heading of the
 * page. Returns what ends it.
 */
export function keepFocus(content: RefObject<HTMLElement | null>): () => void {
  let busy: HTMLElement | undefined;
  let wasLoading = false;
  let timer: number | undefined;
  const forget = () => {
    busy = undefined;
    wasLoading = false;
    observer.disconnect();
    window.clearTimeout(timer);
  };
  const settle = (element: HTMLElement, around: HTMLElement | null) => {
    if (document.activeElement !== document.body) return forget();
    const isLoading = element.hasAttribute("data-loading");
    const staysDisabled = wasLoading && !isLoading && element.matches(":disabled");
    wasLoading ||= isLoading;
    if (element.isConnected && !staysDisabled) return busy === element && returnTo(element);
    forget();
    const isAround = around?.isConnected && around !== content.current;
    const place = isAround ? around : (content.current?.querySelector("h1") ?? content.current);
    place?.focus({ preventScroll: true });
  };
  const returnTo = (element: HTMLElement) => {
    if (element.matches(":disabled")) return;
    forget();
    element.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => busy && settle(busy, null));
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    const around = target.parentElement?.closest<HTMLElement>("[tabindex]") ?? null;
    forget();
    if (target.matches(":disabled")) {
      busy = target;
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ["disabled", "data-loading"],
      });
    }
    timer = window.setTimeout(() => settle(target, around), othersTakeItMs);
  };
  document.addEventListener("focusout", onFocusOut);
  document.addEventListener("focusin", forget);
  document.addEventListener("pointerdown", forget);
  return () => {
    forget();
    document.removeEventListener("focusout", onFocusOut);
    document.removeEventListener("focusin", forget);
    document.removeEventListener("pointerdown", forget);
  };
}
