import { attackTactics, attackTechniqueName, attackTechniques, tacticsOfTechnique } from "@pharos/domain/attack";
import { platformsOfTechnique } from "@pharos/domain/attack-platforms";
import type { MappedDetection } from "./attack-map-query.ts";
import type { AttackMapSearch, Picture } from "./attack-map-search.ts";

/** Disabled: it has detections, none of which runs. Blind: of those that run none gets events. */
export type Visibility = "covered" | "blind" | "disabled" | "none";

export interface TechniqueCell {
  readonly tactic: string;
  readonly technique: string;
  /** Without the name of the technique that it belongs to. */
  readonly name: string;
  /** Those of its subtechniques too, each once. */
  readonly detections: readonly MappedDetection[];
  readonly enabled: number;
  readonly alerts: number;
  readonly visibility: Visibility;
  readonly subtechniques: readonly TechniqueCell[];
}

export interface TacticColumn {
  readonly tactic: string;
  readonly name: string;
  readonly techniques: readonly TechniqueCell[];
}

/** Whether events of one of its log types arrive; what has no log types does not wait for any. */
export function receivesEvents({ logTypes }: MappedDetection, received: ReadonlySet<string>): boolean {
  return logTypes.length === 0 || logTypes.some((logType) => received.has(logType));
}

export const countAlerts = ({ alerts }: MappedDetection): number =>
  (alerts ?? []).reduce((sum, { count }) => sum + count, 0);

const parentOf = (technique: string) => technique.split(".")[0] ?? technique;

/** The techniques of each tactic that the filters leave, with what covers them. */
export function computeCoverage(
  detections: readonly MappedDetection[],
  receivedLogTypes: readonly string[],
  search: AttackMapSearch,
): TacticColumn[] {
  const received = new Set(receivedLogTypes);
  const logTypes = search.logType ?? [];
  const narrowed = detections.filter(
    (one) => logTypes.length === 0 || one.logTypes.some((logType) => logTypes.includes(logType)),
  );
  const byMapping = new Map<string, MappedDetection[]>();
  for (const detection of narrowed) {
    for (const mapping of detection.mappings) {
      byMapping.set(mapping, [...(byMapping.get(mapping) ?? []), detection]);
    }
  }
  const cellOf = (tactic: string, technique: string, subtechniques: readonly TechniqueCell[]): TechniqueCell => {
    const own = byMapping.get(`${tactic}:${technique}`) ?? [];
    const all = [...new Set([...own, ...subtechniques.flatMap((sub) => sub.detections)])];
    const running = all.filter(({ enabled }) => enabled);
    const name = attackTechniqueName(technique) ?? "Not in ATT&CK Enterprise";
    return {
      ...{ tactic, technique, detections: all, enabled: running.length, subtechniques },
      name: name.split(": ").at(-1) ?? name,
      alerts: all.reduce((sum, detection) => sum + countAlerts(detection), 0),
      visibility: visibilityOf(all, running, received),
    };
  };
  const tactics = [...attackTactics].filter(([id]) => !search.tactics?.length || search.tactics.includes(id));
  return tactics.flatMap(([tactic, name]) => {
    const ids = techniquesOf(tactic, byMapping);
    const cells = ids
      .filter((id) => !id.includes("."))
      .flatMap((id) => {
        const subs = ids.filter((sub) => sub !== id && parentOf(sub) === id).map((sub) => cellOf(tactic, sub, []));
        const cell = cellOf(tactic, id, subs);
        if (matches(cell, search)) return [cell];
        const left = subs.filter((sub) => matches(sub, search));
        return left.length > 0 ? [{ ...cell, subtechniques: left }] : [];
      })
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return cells.length > 0 ? [{ tactic, name, techniques: cells }] : [];
  });
}

/** Those of ATT&CK, and what detections name beside them. */
function techniquesOf(tactic: string, byMapping: ReadonlyMap<string, unknown>): string[] {
  const known = attackTechniques().filter((id) => tacticsOfTechnique(id).includes(tactic));
  const named = [...byMapping.keys()].flatMap((mapping) => {
    const [ofTactic, technique] = mapping.split(":");
    return ofTactic === tactic && technique ? [technique, parentOf(technique)] : [];
  });
  return [...new Set([...known, ...named])];
}

function visibilityOf(
  all: readonly MappedDetection[],
  running: readonly MappedDetection[],
  received: ReadonlySet<string>,
): Visibility {
  if (all.length === 0) return "none";
  if (running.length === 0) return "disabled";
  return running.some((detection) => receivesEvents(detection, received)) ? "covered" : "blind";
}

function matches({ technique, name, detections }: TechniqueCell, { q = "", platform, logType }: AttackMapSearch) {
  if (logType?.length && detections.length === 0) return false;
  if (platform?.length && !platformsOfTechnique(technique).some((one) => platform.includes(one))) return false;
  return `${technique} ${name}`.toLowerCase().includes(q.toLowerCase());
}

/** From 0 for nothing to 4; the steps of alerts are powers of ten. */
export function levelOf({ enabled, alerts }: TechniqueCell, picture: Picture): number {
  const [value, steps] = picture === "alerts" ? [alerts, [1, 10, 100, 1000]] : [enabled, [1, 2, 4, 8]];
  return steps.filter((step) => value >= step).length;
}

export const visibilityWords: Readonly<Record<Visibility, string>> = {
  covered: "Covered",
  blind: "Covered but blind",
  disabled: "Disabled",
  none: "Not covered",
};

const counted = (count: number, noun: string) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

/** The number or the state of a technique, in words. */
export function describeCell(cell: TechniqueCell, picture: Picture): string {
  if (picture === "alerts") return counted(cell.alerts, "alert");
  if (picture === "visibility") return visibilityWords[cell.visibility];
  const disabled = cell.detections.length - cell.enabled;
  const more = disabled > 0 ? `, ${disabled.toLocaleString("en")} disabled` : "";
  return `${counted(cell.enabled, "enabled detection")}${more}`;
}

/** All techniques and subtechniques. */
export const cellsOf = (columns: readonly TacticColumn[]): TechniqueCell[] =>
  columns.flatMap(({ techniques }) => techniques.flatMap((cell) => [cell, ...cell.subtechniques]));
