import { severityLabels } from "../../alerts/index.ts";
import type { PreviewAlert } from "./preview-documents.ts";

type Difference = PreviewAlert["differences"][number];

const words: Readonly<Record<Difference["aspect"], string>> = {
  SEVERITY: "Severity",
  TITLE: "Title",
  DESTINATIONS: "Destinations",
};

export function describeDifference({ aspect, from, to }: Difference): string {
  return `${words[aspect]}: ${describeValues(aspect, from)} → ${describeValues(aspect, to)}`;
}

function describeValues(aspect: Difference["aspect"], values: readonly string[]): string {
  if (aspect === "TITLE") return `“${values.join("")}”`;
  if (aspect === "DESTINATIONS") return values.length === 0 ? "by severity" : values.join(", ");
  return values.map((value) => severityLabels[value as PreviewAlert["severity"]]).join("");
}
