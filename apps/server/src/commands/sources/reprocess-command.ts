import { setTimeout as wait } from "node:timers/promises";
import type { Command } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import type { ResultOf, ServerClient } from "../../client/server-client.ts";
import { createProgressLine } from "../../terminal/progress-line.ts";

interface ReprocessOptions extends ClientOptions {
  readonly logType?: string;
  readonly since?: string;
  readonly until?: string;
}

const startMutation = graphql(`mutation ReprocessFailures($input: ReprocessFailuresInput!) {
  reprocessFailures(input: $input) { receiptId status error tried stored failed }
}`);
const statusQuery = graphql(`query FailureReprocessing($id: ID!) {
  failureReprocessing(receiptId: $id) { receiptId status error tried stored failed }
}`);
type Reprocessing = ResultOf<typeof statusQuery>["failureReprocessing"];
const askEveryMs = 1_000;

/** Exits with 1 when it could not be done to its end; records that fit no schema still are no error. */
export function addReprocessCommand(source: Command): void {
  withClientOptions(
    source
      .command("reprocess")
      .argument("<source>", "its id")
      .description("give the records of a source that fitted no schema to its schemas again")
      .option("--log-type <type>", "only those that came closest to it")
      .option("--since <time>", "only those that arrived at this time or later, such as 2026-02-03T08:00:00Z")
      .option("--until <time>", "only those that arrived before"),
  ).action(async (sourceId: string, options: ReprocessOptions, command: Command) => {
    const input = {
      sourceId,
      logType: options.logType,
      from: instant("--since", options.since, command),
      to: instant("--until", options.until, command),
    };
    const client = connect(options);
    const { reprocessFailures } = await client.graphql(startMutation, { input });
    const { receiptId: _, ...outcome } = await outcomeOf(client, reprocessFailures);
    const { tried, stored, failed, error } = outcome;
    const sentence = `${tried} records tried: ${stored} are events now, ${failed} still fit no schema.`;
    outputFor(options).object(outcome, error === "" ? sentence : `${sentence}\n${error}`);
    if (outcome.status === "FAILED") process.exitCode = 1;
  });
}

async function outcomeOf(client: ServerClient, started: Reprocessing): Promise<Reprocessing> {
  const progress = createProgressLine(process.stderr);
  let now = started;
  try {
    while (now.status === "UNDER_WAY") {
      progress.tell(`${now.tried} records tried, ${now.stored} are events now`);
      await wait(askEveryMs);
      const variables = { id: started.receiptId };
      now = (await client.graphql(statusQuery, variables)).failureReprocessing;
    }
    return now;
  } finally {
    progress.clear();
  }
}

function instant(option: string, text: string | undefined, command: Command): string | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) command.error(`error: ${option} ${text} is not a time`, { exitCode: 2 });
  return at.toISOString();
}
