import { attackVersion } from "@pharos/domain/attack";
import type { Picture } from "./attack-map-search.ts";
import { cellsOf, describeCell, type TacticColumn, visibilityWords } from "./coverage.ts";

/** The version of the layer's format, which MITRE's Navigator reads. */
export const layerVersion = "4.5";

const gradient = ["#ffffff", "#47607d"];
const colors = { covered: "#3fb68b", blind: "#f5823b", disabled: "#c8d0da", none: "" };
const colored = ["covered", "blind", "disabled"] as const;

/** The picture as a layer of the ATT&CK Navigator; techniques without a detection are left out. */
export function writeLayer(columns: readonly TacticColumn[], picture: Picture): string {
  const cells = cellsOf(columns).filter(({ detections }) => detections.length > 0);
  const scoreOf = (cell: (typeof cells)[number]) => (picture === "alerts" ? cell.alerts : cell.enabled);
  const scores = cells.map(scoreOf);
  const layer = {
    name: `Pharos: ${picture}`,
    versions: { attack: attackVersion.split(".")[0], navigator: "5.1.0", layer: layerVersion },
    domain: "enterprise-attack",
    description: "Techniques by the detections of Pharos.",
    techniques: cells.map((cell) => ({
      techniqueID: cell.technique,
      tactic: shortName(columns, cell.tactic),
      score: scoreOf(cell),
      ...(picture === "visibility" && { color: colors[cell.visibility] }),
      comment: describeCell(cell, picture),
      enabled: true,
      metadata: cell.detections.map(({ displayName, id }) => ({ name: "Detection", value: displayName || id })),
    })),
    ...(picture === "visibility"
      ? { legendItems: colored.map((one) => ({ label: visibilityWords[one], color: colors[one] })) }
      : { gradient: { colors: gradient, minValue: 0, maxValue: Math.max(1, ...scores) } }),
  };
  return `${JSON.stringify(layer, undefined, 2)}\n`;
}

/** `Command and Control` → `command-and-control`, as ATT&CK's own data calls it. */
function shortName(columns: readonly TacticColumn[], tactic: string): string {
  const name = columns.find((column) => column.tactic === tactic)?.name ?? tactic;
  return name.toLowerCase().replaceAll(" ", "-");
}

/** A row for each technique of each tactic. */
export function writeCsv(columns: readonly TacticColumn[]): string {
  const head = ["tactic", "technique", "name", "enabled", "disabled", "alerts", "visibility", "detections"];
  const rows = cellsOf(columns).map((cell) => [
    cell.tactic,
    cell.technique,
    cell.name,
    cell.enabled,
    cell.detections.length - cell.enabled,
    cell.alerts,
    visibilityWords[cell.visibility],
    cell.detections.map(({ id }) => id).join(" "),
  ]);
  return `${[head, ...rows].map((row) => row.map(quote).join(",")).join("\r\n")}\r\n`;
}

/** A spreadsheet calculates what begins like a formula. */
function quote(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
