import { useIdle } from "@pharos/ui";
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { createVersionsAsker } from "./ask-versions.ts";
import { createLiveFeed, type LiveFeed, type LiveState } from "./live-feed.ts";

const idleAfterMs = 300_000;
const context = createContext<LiveFeed | undefined>(undefined);

/** Watches the server for changes while somebody looks at the page. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [feed] = useState(() => createLiveFeed(createVersionsAsker()));
  const isIdle = useIdle(idleAfterMs, { initialState: false });
  useEffect(() => {
    const follow = () => (isIdle || document.visibilityState === "hidden" ? feed.pause() : feed.resume());
    follow();
    document.addEventListener("visibilitychange", follow);
    window.addEventListener("online", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      window.removeEventListener("online", follow);
      feed.pause();
    };
  }, [feed, isIdle]);
  return <context.Provider value={feed}>{children}</context.Provider>;
}

export function useLiveState(): LiveState {
  const feed = useContext(context);
  if (!feed) throw new Error("useLiveState belongs inside LiveProvider");
  return useSyncExternalStore(feed.subscribe, feed.getState);
}
