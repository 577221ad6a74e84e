/** How fast a tool takes requests before it refuses them or bans their sender. */
export interface Pace {
  /** Requests under way to one destination. They begin in the order of the alerts. */
  readonly atOnce: number;
  /** Requests to one destination that begin within a second; absent where the tool documents no limit. */
  readonly perSecond?: number;
  /** The settings that the tool counts by, such as a token: destinations with the same ones share `perSecond`. */
  readonly sharedBy?: readonly string[];
}

/** Messages to one destination that are sent and not recorded yet: what may have arrived where their process dies. */
export const unrecordedMax = 60;

/** For tools that document no limit. */
export const paceDefault: Pace = { atOnce: 20 };

/** Milliseconds until the next request may begin; 0 for at once. Requests are spread evenly, without bursts. */
export function msUntilTurn({ perSecond }: Pace, lastBegunAt: Date | undefined, now: Date): number {
  if (perSecond === undefined || lastBegunAt === undefined) return 0;
  const intervalMs = Math.ceil(1000 / perSecond);
  const waitedMs = now.getTime() - lastBegunAt.getTime();
  // A clock that was set back must not hold a destination for longer than one interval.
  return waitedMs < 0 ? intervalMs : Math.max(0, intervalMs - waitedMs);
}
