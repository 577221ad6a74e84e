import { setTimeout as wait } from "node:timers/promises";
import type { PackedItem } from "@pharos/detection-content";
import { PharosError } from "@pharos/domain";
import { graphql } from "../../client/generated/gql.ts";
import type { ResultOf, ServerClient } from "../../client/server-client.ts";

export interface PreviewTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const startPreview = graphql(
  `mutation StartPreview($input: StartPreviewInput!) { started: startPreview(input: $input) { id } }`,
);
const preview = graphql(`query PreviewReport($id: ID!) {
  now: preview(id: $id) {
    id state error notice progress detectionId isCompared
    summary { eventsInScope eventsRead matches errors alerts newAlerts changedAlerts keptAlerts goneAlerts }
    resources {
      counts { passed failed errored suppressed newlyFailing noLongerFailing }
      items { id type status suppressed change }
    }
    alerts { id change severity title eventCount differences { aspect from to } }
    lostAlerts { total truePositives byEnding { ending alerts } alerts { id title ending previewedAlertId } }
  }
}`);
/** The server's report on a preview. */
export type PreviewReport = ResultOf<typeof preview>["now"];

const pollMs = 500;

const previewable = ["rule", "scheduled_rule", "correlation_rule", "policy"];

/**
 * Also of YAML that can't be read, of which the server tells what is wrong. Scheduled rules and correlation rules need
 * the queries and rules that they name to be on the server.
 */
export function isPreviewable({ root }: PackedItem): boolean {
  return Object.keys(root).length === 0 || previewable.includes(String(root.AnalysisType));
}

/** Runs the detection of a file on the server's stored events, a policy on its resources. @throws PharosError with what is wrong with the rule */
export async function previewRule(
  client: ServerClient,
  item: PackedItem,
  { startsAt, endsAt }: PreviewTime,
  tell: (what: string) => void,
): Promise<PreviewReport> {
  const draft = draftOf(item);
  const time = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  const input = { draft, ...(item.root.AnalysisType !== "policy" && time) };
  const { started } = await client.graphql(startPreview, { input });
  for (;;) {
    const { now } = await client.graphql(preview, { id: started.id });
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
