import type { ApiClient } from "./api-client.ts";
import type { EventSource } from "./event-sources.ts";
import type { Installation } from "./installation.ts";
import { type LargeBody, largeCloudTrailBody, manySmallEventsBody } from "./large-body.ts";

/** One delivery that is much larger than what is held in memory at once. */
export interface LargeDelivery {
  readonly source: Omit<EventSource, "writeLines">;
  prepare(api: ApiClient): Promise<void>;
  writeBody(): Promise<LargeBody>;
  /** Sentences about what detections made of it. */
  findMistakes(installation: Installation, events: number): Promise<string[]>;
}

/** CloudTrail, so many megabytes after it is unpacked. */
export function largeCloudTrail(megabytes: number): LargeDelivery {
  return {
    source: {
      label: "CloudTrail",
      logType: "AWS.CloudTrail",
      table: "aws_cloudtrail",
      streamType: "JSON",
      uniqueColumn: "eventID",
    },
    prepare: async () => undefined,
    writeBody: () => largeCloudTrailBody(megabytes * 1024 ** 2, Date.now()),
    findMistakes: async () => [],
  };
}

const logType = "Custom.Many";
const ruleId = "Endurance.EveryEventIsACandidate";
const matchesEvery = 1_000;

/** So many small events, each of which a rule in Python has to see, since nothing tells beforehand which it matches. */
export function manyCandidates(events: number): LargeDelivery {
  return {
    source: { label: "Many", logType, table: "custom_many", streamType: "JSON", uniqueColumn: "id" },
    prepare: async (api) => {
      await api.graphql(
        "save schema",
        "mutation ($input: CreateOrUpdateSchemaInput!) { createOrUpdateSchema(input: $input) { schema { revision } } }",
        { input: { name: logType, spec: schemaText, revision: 0 } },
      );
      await api.rest("save rule", "PUT", `/rules/${ruleId}`, {
        id: ruleId,
        body: ruleText,
        severity: "INFO",
        logTypes: [logType],
      });
    },
    writeBody: () => manySmallEventsBody(events, Date.now()),
    findMistakes: async (installation, sent) => {
      const expected = Math.ceil(sent / matchesEvery);
      const { rows, alerts } = await installation.query(
        "SELECT count() AS rows, uniqExact(p_alert_id) AS alerts FROM pharos_rule_matches.public.custom_many",
      );
      const counted = await installation.readAlerts();
      const inAlerts = counted.reduce((sum, { eventCount }) => sum + eventCount, 0);
      const isExact = rows === expected && inAlerts === expected && alerts === counted.length;
      return isExact
        ? []
        : [`${expected} matches expected, ${rows} in the lake, ${inAlerts} in ${counted.length} alerts`];
    },
  };
}

const schemaText = `schema: ${logType}
fields:
  - { name: at, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
  - { name: id, type: string, required: true }
  - { name: n, type: bigint, required: true }
`;
const ruleText = `def rule(event):
    return int(event.get("n")) % ${matchesEvery} == 0
`;
