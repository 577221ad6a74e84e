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
