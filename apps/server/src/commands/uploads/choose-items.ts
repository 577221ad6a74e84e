import { isFinished, type PackedItem } from "@pharos/detection-content";

export interface LeftOutItem {
  readonly path: string;
  readonly reason: string;
}

/** Leaves out what is not finished by its own `Status`, and what needs it. */
export function leaveOutUnfinished(items: readonly PackedItem[]): { kept: PackedItem[]; leftOut: LeftOutItem[] } {
  const leftOut: LeftOutItem[] = [];
  const missing = new Set<unknown>();
  let kept = [...items];
  /** Until nothing more goes: a correlation rule may need a rule that derives from another. */
  for (let before = -1; before !== leftOut.length; ) {
    before = leftOut.length;
    kept = kept.filter((item) => {
      const reason = reasonAgainst(item, missing);
      if (reason === undefined) return true;
      leftOut.push({ path: item.path, reason });
      missing.add(item.root.RuleID ?? item.root.PolicyID);
      return false;
    });
  }
  return { kept, leftOut };
}

function reasonAgainst({ root }: PackedItem, missing: ReadonlySet<unknown>): string | undefined {
  if (!isFinished(root)) return `its Status is ${String(root.Status)}`;
  const needed = neededIds(root).find((id) => missing.has(id));
  return needed === undefined ? undefined : `it needs ${String(needed)}, which is left out`;
}

/** Ids of rules without which the item is refused. */
export function neededIds(root: PackedItem["root"]): unknown[] {
  const steps = root.AnalysisType === "correlation_rule" ? ruleIdsIn(root.Detection) : [];
  return [...(root.BaseDetection === undefined ? [] : [root.BaseDetection]), ...steps];
}

function ruleIdsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(ruleIdsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, member]) => (key === "RuleID" ? [member] : ruleIdsIn(member)));
}

/** For people, one line for each reason and the number of items that it keeps back. */
export function leftOutLines(leftOut: readonly LeftOutItem[]): string[] {
  const byReason = Map.groupBy(leftOut, ({ reason }) => reason);
  return [...byReason].map(([reason, items]) => {
    const what = items.length === 1 ? items[0]?.path : `${items.length} items, among them ${items[0]?.path}`;
    return `Left out, as ${reason}: ${what}`;
  });
}
