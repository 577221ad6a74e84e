import { addReceipts, emptyReceipt, type IngestReceipt, PharosError, type StreamType } from "@pharos/domain";
import type { Command } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import type { ServerClient } from "../../client/server-client.ts";
import { createProgressLine } from "../../terminal/progress-line.ts";
import { sendFiles } from "./send-files.ts";

const sourceQuery = graphql(`query SourceStreamType($id: ID!) {
  source(id: $id) { ... on HttpLogSource { logStreamType } }
}`);

export function addIngestCommand(program: Command): void {
  withClientOptions(
    program
      .command("ingest")
      .description("send files to a log source; ends when everything is acknowledged; run again, it repeats nothing")
      .argument("<file...>", "files, plain or compressed; - is standard input")
      .requiredOption("--source <id>", "id of the log source")
      .option("--again", "send even what was sent before", false),
  ).action(async (files: string[], options: ClientOptions & { source: string; again: boolean }) => {
    const client = connect(options);
    const progress = createProgressLine(process.stderr);
    let total = emptyReceipt;
    let deliveries = 0;
    let queued = 0;
    try {
      const sending = sendFiles(client, files, {
        sourceId: options.source,
        streamType: await findStreamType(client, options.source),
        isAgain: options.again,
        onWait: (sentence) => progress.tell(`${deliveries} deliveries, ${total.received} events; ${sentence}`),
      });
      for await (const { counts, file } of sending) {
        total = addReceipts(total, counts);
        deliveries += 1;
        if (counts.isQueued) queued += 1;
        progress.tell(`${deliveries} deliveries, ${total.received} events, at ${file}`);
      }
    } catch (error) {
      progress.clear();
      throw stoppedAfter(error, deliveries, total);
    }
    progress.clear();
    outputFor(options).object({ files: files.length, deliveries, queued, ...total }, sentence(total, queued));
  });
}

/** How the source cuts what it gets into records, so that no record is cut; whoever may only send need not know. */
async function findStreamType(client: ServerClient, id: string): Promise<StreamType> {
  try {
    const { source } = await client.graphql(sourceQuery, { id });
    return "logStreamType" in source ? source.logStreamType : "Auto";
  } catch (error) {
    if (error instanceof PharosError && error.code === "command.unreachable") throw error;
    return "Auto";
  }
}

function stoppedAfter(error: unknown, deliveries: number, total: IngestReceipt): unknown {
  if (!(error instanceof PharosError) || deliveries === 0) return error;
  const kept = `${deliveries} ${deliveries === 1 ? "delivery" : "deliveries"} with ${total.received} events were acknowledged before.`;
  return new PharosError(
    error.code,
    error.category,
    `${error.message}\n${kept} Run the same command again once this is mended: what was acknowledged is not stored twice.`,
  );
}

function sentence(counts: IngestReceipt, queued: number): string {
  const waiting = `${queued} ${queued === 1 ? "delivery" : "deliveries"} queued; the events are counted when they are stored`;
  if (queued > 0 && counts.received === 0) return waiting;
  return queued > 0 ? `${countsOf(counts)}; ${waiting}` : countsOf(counts);
}

function countsOf(counts: IngestReceipt): string {
  const parts = [`${counts.stored} stored`, `${counts.failed} failed`];
  if (counts.dropped > 0) parts.push(`${counts.dropped} dropped by a filter`);
  if (counts.repeated > 0) parts.push(`${counts.repeated} sent before (send them anew with --again)`);
  return `${counts.received} events: ${parts.join(", ")}`;
}
