import { useEffect, useRef } from "react";
import classes from "./load-more.module.css";

interface LoadMoreProps {
  readonly isLoading: boolean;
  /** Called as the end of the list comes near, and again while it stays near when the last call has ended. */
  readonly onNear: () => void;
}

/** So far below what is in view, the end of a list counts as near. */
const nearPx = 500;

/** Stands at the end of a list that is read page by page as somebody scrolls. */
export function LoadMore({ isLoading, onNear }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    if (!end.current || isLoading) return;
    const margin = `${nearPx}px 0px`;
    // Lists scroll within the page: the margin of the window alone would not reach below them.
    const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) latest.current();
    }, options);
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <div ref={end} className={classes.end} role="status">
      {isLoading ? "Loading more…" : null}
    </div>
  );
}
