import { setTimeout as wait } from "node:timers/promises";
import type { PackedItem } from "@pharos/detection-content";
import { PharosError } from "@pharos/domain";
import type { ServerClient } from "../../client/server-client.ts";

export interface PreviewTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What the server tells of a preview. */
export interface PreviewReport {
  readonly state: "WAITING" | "RUNNING" | "SUCCEEDED" | "CANCELLED" | "FAILED";
  readonly error: string;
  readonly notice: string;
  readonly progress: number;
  readonly detectionId: string;
  readonly isCompared: boolean;
  readonly summary: {
    readonly eventsInScope: number;
    readonly eventsRead: number;
    readonly matches: number;
    readonly errors: number;
    readonly alerts: number;
    readonly newAlerts: number;
    readonly keptAlerts: number;
    readonly goneAlerts: number;
  };
  readonly alerts: readonly {
    readonly change: string;
    readonly severity: string;
    readonly title: string;
    readonly eventCount: number;
  }[];
}

const fields = `id state error notice progress detectionId isCompared
  summary { eventsInScope eventsRead matches errors alerts newAlerts keptAlerts goneAlerts }
  alerts { change severity title eventCount }`;
const startPreview = `mutation ($input: StartPreviewInput!) { started: startPreview(input: $input) { id } }`;
const preview = `query ($id: ID!) { now: preview(id: $id) { ${fields} } }`;
const pollMs = 500;

/** Rules that are run on log types, which alone can be previewed. */
export function isPreviewable({ root }: PackedItem): boolean {
  return root.AnalysisType === "rule" && (Array.isArray(root.LogTypes) || typeof root.BaseDetection === "string");
}

/** Runs the rule of a file on the server's stored events. @throws PharosError with what is wrong with the rule */
export async function previewRule(
  client: ServerClient,
  item: PackedItem,
  { startsAt, endsAt }: PreviewTime,
  tell: (what: string) => void,
): Promise<PreviewReport> {
  const draft = draftOf(item);
  const input = { draft, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  const { started } = await client.graphql<{ started: { id: string } }>(startPreview, { input });
  for (;;) {
    const { now } = await client.graphql<{ now: PreviewReport }>(preview, { id: started.id });
    if (now.state === "FAILED") throw new PharosError("command.refused", "ServerError", now.error);
    if (now.state !== "WAITING" && now.state !== "RUNNING") return now;
    tell(`Previewing ${now.detectionId}: ${Math.floor(now.progress * 100)}%, ${now.summary.alerts} alerts`);
    await wait(pollMs);
  }
}

function draftOf({ path, files }: PackedItem): { yaml: string; python?: string } {
  const python = [...files].find(([name]) => name.endsWith(".py"))?.[1];
  return { yaml: (files.get(path) ?? Buffer.alloc(0)).toString(), ...(python && { python: python.toString() }) };
}
