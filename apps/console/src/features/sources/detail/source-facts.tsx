import { Facts, Panel, Tag, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { listBucketSourceFacts } from "../buckets/bucket-source-facts.tsx";
import { authMethodLabels } from "../form/auth-fields.tsx";
import { listQueueFacts } from "../queues/queue-facts.tsx";
import { listBucketFacts } from "./bucket-facts.tsx";
import { LagAlarm } from "./lag-alarm.tsx";
import { NoDataAlarm } from "./no-data-alarm.tsx";
import { SecretExpiry } from "./secret-expiry.tsx";
import classes from "./source-page.module.css";

const sourceFacts = graphql(`
  fragment SourceFacts on LogSource {
    __typename
    logTypes
    logStreamType
    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }
    ... on HttpLogSource { auth { method headerName algorithm username } }
    ... on S3LogIntegration { ...BucketFacts }
    ... on BucketLogSource { ...BucketSourceFacts }
    ... on QueueLogSource { ...QueueFacts }
    ...NoDataAlarm
    ...LagAlarm
    ...SecretExpiry
    createdAtTime
    createdBy { name }
    lastModified
  }
`);

export function SourceFacts(props: { source: FragmentType<typeof sourceFacts> }) {
  const source = readFragment(sourceFacts, props.source);
  const { jsonArrayEnvelopeField, xmlRootElement } = source.logStreamTypeOptions;
  const auth = source.__typename === "HttpLogSource" ? source.auth : undefined;
  const isCollected = source.__typename !== "HttpLogSource" && source.__typename !== "SyslogLogSource";
  const hasSecret = source.__typename !== "SyslogLogSource" && auth?.method !== "None";
  return (
    <Panel title="Details">
      <Facts
        items={[
          ["Stream type", streamLabels[source.logStreamType]],
          ["Enclosing field", jsonArrayEnvelopeField],
          ["Root element", xmlRootElement],
          ["Authentication", auth && authMethodLabels[auth.method]],
          ["Header", auth?.headerName],
          ["Algorithm", auth?.method === "HMAC" ? auth.algorithm : undefined],
          ["User", auth?.username],
          ...(source.__typename === "S3LogIntegration" ? listBucketFacts(source) : []),
          ...(source.__typename === "BucketLogSource" ? listBucketSourceFacts(source) : []),
          ...(source.__typename === "QueueLogSource" ? listQueueFacts(source) : []),
          ["Alarm without data", <NoDataAlarm key="alarm" source={source} />],
          ["Delay alarm", isCollected ? <LagAlarm key="lag" source={source} /> : undefined],
          ["Secret expires", hasSecret ? <SecretExpiry key="expiry" source={source} /> : undefined],
          [
            "Log types",
            <span key="types" className={classes.tags}>
              {source.logTypes.map((type) => (
                <PathLink key={type} path={`/configure/schemas/${encodeURIComponent(type)}/`}>
                  <Tag>{type}</Tag>
                </PathLink>
              ))}
            </span>,
          ],
          ["Created", <TimeText key="created" value={source.createdAtTime} />],
          ["Created by", source.createdBy.name],
          ["Last modified", <TimeText key="modified" value={source.lastModified} />],
        ]}
      />
    </Panel>
  );
}

const streamLabels = {
  Auto: "Auto",
  Lines: "Lines",
  JSON: "JSON",
  JsonArray: "JSON Array",
  CloudWatchLogs: "CloudWatch Logs",
  XML: "XML (beta)",
} as const;
