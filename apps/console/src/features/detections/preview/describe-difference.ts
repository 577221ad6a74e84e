import type { PreviewAlert } from "./preview-documents.ts";

type Difference = PreviewAlert["differences"][number];

const words: Readonly<Record<Difference["aspect"], string>> = {
  SEVERITY: "Severity",
  TITLE: "Title",
  DESTINATIONS: "Destinations",
};

export function describeDifference({ aspect, from, to }: Difference): string {
  const list = (values: readonly string[]) =>
    aspect === "TITLE" ? `“${values.join("")}”` : values.length === 0 ? "by severity" : values.join(", ");
  return `${words[aspect]}: ${list(from)} → ${list(to)}`;
}
