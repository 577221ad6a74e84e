import { type AlertStatus, alertPageSizeMax, alertStatuses, type Severity, severities } from "@pharos/domain";
import { type Command, Option } from "commander";
import { type ClientOptions, connect, outputFor, withClientOptions } from "../../client/client-options.ts";
import { graphql } from "../../client/generated/gql.ts";
import { listNodes } from "../../client/list-nodes.ts";

const listQuery = graphql(`query ListAlerts($input: AlertsInput!) {
  alerts(input: $input) {
    pageInfo { hasNextPage endCursor }
    edges { node { id type subtype severity status title ruleId eventCount logTypes createdAt tags dedupString
      detection { kind reports { key values } } } }
  }
}`);

interface ListOptions extends ClientOptions {
  readonly status?: AlertStatus[];
  readonly severity?: Severity[];
  readonly rule?: string;
  readonly limit: string;
}

export function addAlertCommands(program: Command): void {
  withClientOptions(
    program
      .command("alerts")
      .description("alerts")
      .command("list")
      .description("list alerts, newest first")
      .addOption(new Option("--status <status...>", "only these").choices(alertStatuses))
      .addOption(new Option("--severity <severity...>", "only these").choices(severities))
      .option("--rule <id>", "only of this rule")
      .option("--limit <number>", "maximum number of results", "1000"),
  ).action(async (options: ListOptions) => {
    outputFor(options).list(await listAlerts(options), [
      "id",
      "severity",
      "status",
      "createdAt",
      "eventCount",
      "ruleId",
      "title",
    ]);
  });
}

function listAlerts(options: ListOptions): Promise<Record<string, unknown>[]> {
  const client = connect(options);
  const limit = Number(options.limit);
  return listNodes({ limit, pageSizeMax: alertPageSizeMax }, async (page) => {
    const input = {
      statuses: options.status,
      severities: options.severity,
      detectionId: options.rule,
      ...page,
    };
    return (await client.graphql(listQuery, { input })).alerts;
  });
}
