import { formatTime, useTimeZone, zoneName } from "@pharos/ui";
import classes from "./live.module.css";
import { useLiveState } from "./live-provider.tsx";
import type { LiveStatus } from "./use-live-query.ts";

/** Stands in a page's header and says how old the rows are. */
export function LiveText({ live }: { live: LiveStatus }) {
  const clock = useClockTime();
  if (!live.updatedAt) return null;
  if (live.refreshError) {
    return (
      <span role="status" className={classes.failed}>
        Couldn't refresh. Showing data from {clock(live.updatedAt)}. Retrying…
      </span>
    );
  }
  return (
    <span className={classes.updated} data-numeric>
      Updated {clock(live.updatedAt)}
    </span>
  );
}

/** On every page while the server does not answer. */
export function UnreachableBanner() {
  const { isUnreachable, checkedAt } = useLiveState();
  const clock = useClockTime();
  return (
    <div role="status">
      {isUnreachable ? (
        <div className={classes.banner}>
          Server unreachable.{checkedAt ? ` Showing data from ${clock(checkedAt)}.` : ""} Retrying…
        </div>
      ) : null}
    </div>
  );
}

/** `12:03:41 UTC`, with the day when it is not today. */
function useClockTime(): (at: Date) => string {
  const { zone } = useTimeZone();
  return (at) => {
    const [day, time] = formatTime(at, zone).split(" ");
    const isToday = day === formatTime(new Date(), zone, "day");
    return `${isToday ? "" : `${day} `}${time} ${zoneName(at, zone)}`;
  };
}
