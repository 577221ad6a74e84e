/** What a role's list of log types means. */
export const logTypeAccessKinds = ["ALLOW_ALL", "DENY_ALL", "ALLOW", "DENY"] as const;
export type LogTypeAccessKind = (typeof logTypeAccessKinds)[number];

export interface LogTypeAccess {
  readonly logTypeAccessKind: LogTypeAccessKind;
  /** Log types that are allowed, or denied; without meaning for the other kinds. */
  readonly logTypeAccess: readonly string[];
}
export const allLogTypes: LogTypeAccess = { logTypeAccessKind: "ALLOW_ALL", logTypeAccess: [] };

/**
 * The log types whose events count; undefined for all. `known` are those that there are: what is not known is not
 * visible to who may not see everything.
 */
export function visibleLogTypesOf(
  { logTypeAccessKind, logTypeAccess }: LogTypeAccess,
  known: readonly string[],
): readonly string[] | undefined {
  switch (logTypeAccessKind) {
    case "ALLOW_ALL":
      return undefined;
    case "DENY_ALL":
      return [];
    case "ALLOW":
      return logTypeAccess;
    case "DENY": {
      const denied = new Set(logTypeAccess);
      return known.filter((logType) => !denied.has(logType));
    }
  }
}

/** What both need: undefined stands for all log types. */
export function joinLogTypes(
  a: readonly string[] | undefined,
  b: readonly string[] | undefined,
): readonly string[] | undefined {
  return a && b && [...new Set([...a, ...b])].sort();
}

/** The log types of both; undefined stands for all. */
export function commonLogTypes(
  a: readonly string[] | undefined,
  b: readonly string[] | undefined,
): readonly string[] | undefined {
  if (a === undefined) return b;
  return b === undefined ? a : a.filter((logType) => b.includes(logType));
}

/**
 * Whether somebody sees every log type that another one saw: what that one made of events may then be read. Undefined
 * stands for all log types, of either.
 */
export function seesAllOf(mine: readonly string[] | undefined, theirs: readonly string[] | undefined): boolean {
  return mine === undefined || (theirs?.every((logType) => mine.includes(logType)) ?? false);
}
