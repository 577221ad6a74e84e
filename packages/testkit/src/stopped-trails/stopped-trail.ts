/** A CloudTrail event, as a line of JSON, for which the shipped rule `AWS.CloudTrail.TrailStopped` opens an alert of its own. */
export function stoppedTrail(number: number): string {
  const account = String(100_000_000_000 + number);
  return JSON.stringify({
    eventVersion: "1.08",
    eventID: account,
    eventTime: new Date().toISOString().replace(/\.\d+/, ""),
    eventSource: "cloudtrail.amazonaws.com",
    eventName: "StopLogging",
    awsRegion: "eu-central-1",
    sourceIPAddress: "198.51.100.7",
    userAgent: "aws-cli/2.15",
    userIdentity: {
      type: "IAMUser",
      arn: `arn:aws:iam::${account}:user/mallory`,
      accountId: account,
      userName: "mallory",
    },
    requestParameters: { name: `trail-${number}` },
    responseElements: null,
    eventType: "AwsApiCall",
    recipientAccountId: account,
  });
}
