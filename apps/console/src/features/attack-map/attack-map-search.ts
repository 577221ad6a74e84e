import { defined, listOf, oneOf, textOf } from "../../routing/search-codec.ts";

/** Techniques by their detections, by their alerts, or by what arrives of their logs. */
export const pictures = ["detections", "alerts", "visibility"] as const;
export type Picture = (typeof pictures)[number];

/** The map's whole state, as its address holds it. */
export interface AttackMapSearch {
  /** The first when absent. */
  readonly picture?: Picture;
  /** With a technique: the one whose sheet is open. */
  readonly tactic?: string;
  readonly technique?: string;
  readonly tactics?: readonly string[];
  readonly platform?: readonly string[];
  readonly logType?: readonly string[];
  readonly q?: string;
  readonly range?: string;
  readonly from?: string;
  readonly to?: string;
  /** All subtechniques are shown. */
  readonly subtechniques?: "on";
  /** Techniques whose subtechniques are shown: `TA0001:T1078`. */
  readonly unfolded?: readonly string[];
}

export function readAttackMapSearch(search: Record<string, unknown>): AttackMapSearch {
  return defined({
    picture: oneOf(search.picture, pictures),
    tactic: textOf(search.tactic),
    technique: textOf(search.technique),
    tactics: listOf(search.tactics),
    platform: listOf(search.platform),
    logType: listOf(search.logType),
    q: textOf(search.q),
    range: textOf(search.range),
    from: textOf(search.from),
    to: textOf(search.to),
    subtechniques: oneOf(search.subtechniques, ["on"] as const),
    unfolded: listOf(search.unfolded),
  });
}

/** Takes away all that narrows; the picture and the range stay. */
export const noMapFilters = { tactics: undefined, platform: undefined, logType: undefined, q: undefined };

export function mapFiltersInWords({ tactics, platform, logType, q }: AttackMapSearch): string[] {
  return [
    ...(q ? [`Technique contains “${q}”`] : []),
    ...(tactics?.length ? [`Tactic: ${tactics.join(", ")}`] : []),
    ...(platform?.length ? [`Platform: ${platform.join(", ")}`] : []),
    ...(logType?.length ? [`Log type: ${logType.join(", ")}`] : []),
  ];
}
