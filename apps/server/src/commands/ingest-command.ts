import { addReceipts, emptyReceipt, type IngestReceipt } from "@pharos/domain";
import type { Command } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "./client-options.ts";
import { sendFiles } from "./send-files.ts";

export function addIngestCommand(program: Command): void {
  withClientOptions(
    program
      .command("ingest")
      .description("send files to a log source; ends when everything is acknowledged")
      .argument("<file...>", "files, plain or compressed")
      .requiredOption("--source <id>", "id of the log source")
      .option("--again", "send even what was sent before", false),
  ).action(async (files: string[], options: ClientOptions & { source: string; again: boolean }) => {
    let total = emptyReceipt;
    let pieces = 0;
    for await (const { counts, file } of sendFiles(connect(options), options.source, files, options.again)) {
      total = addReceipts(total, counts);
      pieces += 1;
      if (process.stderr.isTTY) process.stderr.write(`\r${pieces} sent, ${total.received} events, at ${file}\x1b[K`);
    }
    if (process.stderr.isTTY) process.stderr.write("\n");
    outputFor(options).object({ files: files.length, ...total }, sentence(total));
  });
}

function sentence(counts: IngestReceipt): string {
  const parts = [`${counts.stored} stored`, `${counts.failed} failed`];
  if (counts.dropped > 0) parts.push(`${counts.dropped} dropped by a filter`);
  if (counts.repeated > 0) parts.push(`${counts.repeated} sent before (send them anew with --again)`);
  return `${counts.received} events: ${parts.join(", ")}`;
}
