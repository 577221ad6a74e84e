import { type Detection, isRule } from "../detections/detection.ts";
import type { Pack } from "./pack.ts";

type PackItems = Pick<Pack, "id" | "itemIds">;

/** The log types of the pack's rules, by name. */
export function findPackLogTypes({ itemIds }: PackItems, detections: ReadonlyMap<string, Detection>): string[] {
  const found = itemIds.flatMap((id) => {
    const detection = detections.get(id);
    return detection && isRule(detection) ? detection.logTypes : [];
  });
  return [...new Set(found)].sort();
}

/** Those with a rule for a log type that is sent. */
export function findPacksInUse<T extends PackItems>(
  packs: readonly T[],
  detections: ReadonlyMap<string, Detection>,
  sentLogTypes: ReadonlySet<string>,
): T[] {
  return packs.filter((pack) => findPackLogTypes(pack, detections).some((logType) => sentLogTypes.has(logType)));
}

/** The items of packs that wait, without those that another pack has as well which is on. */
export function findWaitingItems(
  packs: readonly (PackItems & Pick<Pack, "enabled">)[],
  waiting: ReadonlySet<string>,
): ReadonlySet<string> {
  const isWaiting = ({ id }: PackItems) => waiting.has(id);
  const held = new Set(packs.filter((pack) => !isWaiting(pack) && pack.enabled).flatMap(({ itemIds }) => itemIds));
  return new Set(packs.filter(isWaiting).flatMap(({ itemIds }) => itemIds.filter((id) => !held.has(id))));
}

export const packSwitchReasons = ["PERSON", "LOGS_ARRIVE", "WAITS_FOR_LOGS", "NO_LOG_TYPES", "KEPT"] as const;
/** Why a pack that comes with Pharos is on or off. */
export type PackSwitchReason = (typeof packSwitchReasons)[number];

export interface PackCircumstances {
  /** As a person switched it; null where nobody did. */
  readonly enabledByUser: boolean | null;
  readonly waitsForLogs: boolean;
  /** Of its rules, as far as the reader sees them. */
  readonly logTypes: readonly { readonly isReceived: boolean }[];
  /** The reader sees all log types. */
  readonly seesAll: boolean;
}

/** Undefined where the reason is a log type that the reader does not see. */
export function findPackSwitchReason(pack: PackCircumstances): PackSwitchReason | undefined {
  if (pack.enabledByUser !== null) return "PERSON";
  if (pack.waitsForLogs) return "WAITS_FOR_LOGS";
  if (pack.logTypes.some(({ isReceived }) => isReceived)) return "LOGS_ARRIVE";
  if (!pack.seesAll) return undefined;
  return pack.logTypes.length === 0 ? "NO_LOG_TYPES" : "KEPT";
}
