/** What each interface and union of our SDL can be: a fragment on one that is missing here reads nothing. */
export const possibleTypes = {
  AlertOrigin: ["Detection", "SystemError"],
  DetectionEntity: ["Rule", "Policy", "CorrelationRule"],
  LogSource: [
    "HttpLogSource",
    "S3LogIntegration",
    "SyslogLogSource",
    "PullLogSource",
    "QueueLogSource",
    "BucketLogSource",
  ],
  BucketCollection: ["S3LogIntegration", "BucketLogSource"],
  QueryIssuer: ["User", "APIToken"],
};
