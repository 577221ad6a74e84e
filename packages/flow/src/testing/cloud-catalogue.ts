import type { FlowCatalogue } from "../catalogue/flow-catalogue.ts";

const time = { name: "p_event_time", engineType: "DateTime64(9, 'UTC')", description: "When it happened" };
const json = "Nullable(JSON)";

/** Tables as the lake describes them to the editor: descriptions, and paths seen in JSON. Nothing is stored. */
export const cloudCatalogue: FlowCatalogue = {
  tables: [
    {
      database: "pharos_logs",
      name: "aws_cloudtrail",
      logType: "AWS.CloudTrail",
      columns: [
        time,
        { name: "eventName", engineType: "Nullable(String)", description: "The action" },
        { name: "sourceIPAddress", engineType: "Nullable(String)" },
        {
          name: "userIdentity",
          engineType: json,
          paths: ["type", "arn", "sessionContext.attributes.mfa", "sessionContext.issuer"],
        },
        { name: "resources", engineType: "Array(JSON)", paths: ["ARN", "type"] },
        { name: "p_any_ip_addresses", engineType: "Array(String)" },
      ],
    },
    {
      database: "pharos_logs",
      name: "okta_systemlog",
      logType: "Okta.SystemLog",
      columns: [
        time,
        { name: "eventType", engineType: "Nullable(String)" },
        { name: "actor", engineType: json, paths: ["alternateId", "display name"] },
        { name: "order", engineType: "Nullable(Int64)" },
      ],
    },
    { database: "pharos_signals", name: "signal_alerts", columns: [time, { name: "rule", engineType: "String" }] },
  ],
};
