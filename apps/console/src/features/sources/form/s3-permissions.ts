import type { S3SourceValues } from "./s3-source-values.ts";

/** A text to copy, with what to do with it. */
export interface PermissionsText {
  readonly fileName: string;
  readonly text: string;
}

type Placed = Pick<S3SourceValues, "bucket" | "externalId" | "kmsKey" | "queueUrl">;

/** What takes the place of a principal that is not known. */
export const unknownPrincipal = "ARN_OF_THE_KEYS_USER";

/**
 * Writes a CloudFormation template with a role that may read the bucket, and a queue for its notices. Deployed in the
 * bucket's account; its outputs are what the form asks for.
 */
export function renderRoleTemplate({ bucket, externalId, kmsKey }: Placed, principalArn: string | undefined): string {
  const quoted = (text: string) => JSON.stringify(text);
  return `AWSTemplateFormatVersion: "2010-09-09"
Description: Lets Pharos read the objects of one bucket
Parameters:
  BucketName: { Type: String, Default: ${quoted(bucket)} }
  PrincipalArn: { Type: String, Default: ${quoted(principalArn ?? unknownPrincipal)} }
  ExternalId: { Type: String, Default: ${quoted(externalId)} }
  KmsKeyArn: { Type: String, Default: ${quoted(kmsKey)} }
Conditions:
  HasKey: !Not [!Equals [!Ref KmsKeyArn, ""]]
Resources:
  DeadLetters:
    Type: AWS::SQS::Queue
    Properties: { MessageRetentionPeriod: 1209600, SqsManagedSseEnabled: true }
  Notices:
    Type: AWS::SQS::Queue
    Properties:
      VisibilityTimeout: 300
      MessageRetentionPeriod: 1209600
      SqsManagedSseEnabled: true
      RedrivePolicy: { deadLetterTargetArn: !GetAtt DeadLetters.Arn, maxReceiveCount: 20 }
  NoticesPolicy:
    Type: AWS::SQS::QueuePolicy
    Properties:
      Queues: [!Ref Notices]
      PolicyDocument:
        Version: "2012-10-17"
        Statement:
          - Effect: Allow
            Principal: { Service: [s3.amazonaws.com, sns.amazonaws.com, events.amazonaws.com] }
            Action: sqs:SendMessage
            Resource: !GetAtt Notices.Arn
            Condition: { StringEquals: { "aws:SourceAccount": !Ref AWS::AccountId } }
  Reader:
    Type: AWS::IAM::Role
    Properties:
      AssumeRolePolicyDocument:
        Version: "2012-10-17"
        Statement:
          - Effect: Allow
            Principal: { AWS: !Ref PrincipalArn }
            Action: sts:AssumeRole
            Condition: { StringEquals: { "sts:ExternalId": !Ref ExternalId } }
      Policies:
        - PolicyName: read
          PolicyDocument:
            Version: "2012-10-17"
            Statement:
              - Effect: Allow
                Action: [s3:GetBucketLocation, s3:ListBucket]
                Resource: !Sub "arn:\${AWS::Partition}:s3:::\${BucketName}"
              - Effect: Allow
                Action: [s3:GetObject, s3:GetObjectVersion]
                Resource: !Sub "arn:\${AWS::Partition}:s3:::\${BucketName}/*"
              - Effect: Allow
                Action: [sqs:ReceiveMessage, sqs:DeleteMessage, sqs:GetQueueAttributes]
                Resource: !GetAtt Notices.Arn
              - !If
                - HasKey
                - { Effect: Allow, Action: [kms:Decrypt], Resource: !Ref KmsKeyArn }
                - !Ref AWS::NoValue
Outputs:
  RoleArn: { Value: !GetAtt Reader.Arn }
  QueueUrl: { Value: !Ref Notices }
  QueueArn: { Value: !GetAtt Notices.Arn }
`;
}

/** Writes the policy of the user whose key reads the bucket without a role. */
export function renderKeyPolicy({ bucket, kmsKey, queueUrl }: Placed): string {
  const allow = (Action: readonly string[], Resource: string) => ({ Effect: "Allow", Action, Resource });
  const statements = [
    allow(["s3:GetBucketLocation", "s3:ListBucket"], `arn:aws:s3:::${bucket}`),
    allow(["s3:GetObject", "s3:GetObjectVersion"], `arn:aws:s3:::${bucket}/*`),
    ...(queueUrl.trim() === ""
      ? []
      : [allow(["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"], queueArn(queueUrl.trim()))]),
    ...(kmsKey.trim() === "" ? [] : [allow(["kms:Decrypt"], kmsKey.trim())]),
  ];
  return `${JSON.stringify({ Version: "2012-10-17", Statement: statements }, null, 2)}\n`;
}

/** What to give to whoever manages the bucket. */
export function renderPermissions(values: S3SourceValues, principalArn: string | undefined): PermissionsText {
  return values.usesRole
    ? { fileName: "pharos-reader.yml", text: renderRoleTemplate(values, principalArn) }
    : { fileName: "pharos-reader-policy.json", text: renderKeyPolicy(values) };
}

/** Writes the configuration that lets the bucket notify the queue. */
export function renderNotifications(prefixes: readonly { readonly prefix: string }[], queue: string): string {
  const covering = prefixes.filter(
    ({ prefix }) => !prefixes.some((other) => other.prefix !== prefix && prefix.startsWith(other.prefix)),
  );
  const configurations = covering.map(({ prefix }, at) => ({
    Id: `pharos-${at + 1}`,
    QueueArn: queue.trim() === "" ? "QUEUE_ARN" : queueArn(queue.trim()),
    Events: ["s3:ObjectCreated:*"],
    ...(prefix !== "" && { Filter: { Key: { FilterRules: [{ Name: "prefix", Value: prefix }] } } }),
  }));
  return `${JSON.stringify({ QueueConfigurations: configurations }, null, 2)}\n`;
}

function queueArn(url: string): string {
  const [, region, account, name] = /^https:\/\/sqs\.([a-z0-9-]+)\.amazonaws\.com\/(\d+)\/(.+)$/.exec(url) ?? [];
  return region === undefined ? "QUEUE_ARN" : `arn:aws:sqs:${region}:${account}:${name}`;
}
