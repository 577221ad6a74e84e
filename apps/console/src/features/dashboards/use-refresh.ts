import { useCallback, useEffect, useState } from "react";
import type { PanelRefresh } from "./panels/use-panel-run.ts";

/** Screens that were opened together do not ask together for ever. */
const jitter = 0.1;
const maxAgeSecondsDefault = 60;

/** When the panels are asked again: by themselves while somebody can see them, and when it is wanted. */
export function useRefresh(seconds: number | undefined): PanelRefresh & { readonly refreshNow: () => void } {
  const maxAgeSeconds = Math.min(seconds ?? maxAgeSecondsDefault, maxAgeSecondsDefault);
  const [state, setState] = useState({ tick: 0, isNow: false });
  useEffect(() => {
    if (seconds === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let isDue = false;
    const ask = () => {
      isDue = document.hidden;
      if (!isDue) setState(({ tick }) => ({ tick: tick + 1, isNow: false }));
      timer = setTimeout(ask, seconds * 1_000 * (1 + jitter * (2 * Math.random() - 1)));
    };
    timer = setTimeout(ask, seconds * 1_000);
    const show = () => {
      if (document.hidden || !isDue) return;
      isDue = false;
      setState(({ tick }) => ({ tick: tick + 1, isNow: false }));
    };
    document.addEventListener("visibilitychange", show);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", show);
    };
  }, [seconds]);
  const refreshNow = useCallback(() => setState(({ tick }) => ({ tick: tick + 1, isNow: true })), []);
  return { tick: state.tick, maxAgeSeconds: state.isNow ? 1 : maxAgeSeconds, refreshNow };
}
