/**
 * What tells an event of a log type, most telling first: who, what, on what and from where, how it ended. The first of
 * alternatives that an event has is taken.
 */
export const leadingFields: Readonly<Record<string, readonly string[]>> = {
  "AWS.ALB": ["clientIp", "requestHttpMethod", "requestUrl", "elbStatusCode", "userAgent"],
  "AWS.CloudTrail": [
    "userIdentity.userName|userIdentity.arn|userIdentity.invokedBy|userIdentity.type",
    "eventName",
    "eventSource",
    "errorCode",
    "sourceIPAddress",
    "awsRegion",
  ],
  "AWS.GuardDuty": ["title", "type", "severity", "accountId", "region"],
  "AWS.S3ServerAccess": ["requester", "operation", "bucket", "key", "httpstatus", "remoteip"],
  "AWS.VPCFlow": ["srcAddr", "dstAddr", "dstPort", "action", "protocol", "bytes"],
  "GCP.AuditLog": [
    "protoPayload.authenticationInfo.principalEmail",
    "protoPayload.methodName",
    "protoPayload.resourceName",
    "protoPayload.status.message",
    "protoPayload.requestMetadata.callerIp",
  ],
  "GitHub.Audit": ["actor|user", "action", "repo|repository|org", "user", "actor_ip"],
  "GSuite.ActivityEvent": ["actor.email", "id.applicationName", "name|events[0].name", "ipAddress"],
  "Nginx.Access": ["remoteAddr", "request", "status", "httpUserAgent"],
  "Okta.SystemLog": [
    "actor.alternateId|actor.displayName",
    "eventType",
    "outcome.result",
    "target[0].displayName",
    "client.ipAddress",
  ],
  "Slack.AuditLogs": ["actor.user.email|actor.user.name", "action", "entity.type", "context.ip_address"],
  "Windows.EventLogs": [
    "EventID",
    "EventData.SubjectUserName|EventData.TargetUserName|EventData.User",
    "EventData.Image|EventData.ProcessName|EventData.NewProcessName|Message",
    "EventData.CommandLine",
    "Computer",
  ],
};

/** How fields are called that say who, what, where and with what result, in schemas that we know nothing of. */
export const leadingNames: readonly RegExp[] = [
  /^(user|user_?name|actor|principal|subject|requester|account_?name|login|e?mail|actor_?email|user_?email|sender)$|^(actor|user|principal|useridentity)\..*(email|name|alternateid)$/i,
  /^(event_?name|event_?type|action|activity|operation|operation_?name|method|method_?name|event|name|title|signature|query|command|command_?line|request|rule_?name)$/i,
  /^(target|resource|resource_?name|object|repo|repository|bucket|file|file_?name|path|url|uri|host|host_?name|computer|domain|service)$|^(target|resource)(\[0\])?\..*name$/i,
  /^(outcome|result|status|status_?code|error|error_?code|error_?message|conclusion|verdict|decision|severity)$|^(outcome|status)\.(result|code|message)$/i,
  /^((src|source|client|remote|caller|actor|peer)_?(ip|addr|address|ip_?address)|ip|ip_?address|id_orig_h|c_ip)$|\.(caller)?ip_?(address)?$/i,
  /^((dst|dest|destination|server|target)_?(ip|addr|address|ip_?address)|id_resp_h)$/i,
];

/** Fields that rarely tell one event from another: identifiers, versions, and times beside the event's own. */
export const dullName =
  /version|(^|[._@])(ts|time|timestamp|uid|uuid|guid|path|at)$|(^|[a-z_])(id|time|timestamp)$|(Id|ID|ARN|Arn|Time|Uid|At)$|fingerprint|hash$/;
