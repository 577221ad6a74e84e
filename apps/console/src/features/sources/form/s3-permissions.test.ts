import { expect, test } from "vitest";
import { parse } from "yaml";
import { renderKeyPolicy, renderNotifications, renderPermissions } from "./s3-permissions.ts";
import { newS3SourceValues } from "./s3-source-values.ts";

const queueUrl = "https://sqs.eu-west-1.amazonaws.com/123456789012/notices";
const kmsKey = "arn:aws:kms:eu-west-1:123456789012:key/1";
const values = { ...newS3SourceValues, bucket: "acme-trail", externalId: "e1" };

test("the template of a role trusts the key's user under the source's external ID", () => {
  const { text, fileName } = renderPermissions({ ...values, usesRole: true }, "arn:aws:iam::1:user/pharos");
  const template = parse(text, { logLevel: "silent" });
  expect(fileName).toBe("pharos-reader.yml");
  expect(template.Parameters).toMatchObject({
    BucketName: { Default: "acme-trail" },
    PrincipalArn: { Default: "arn:aws:iam::1:user/pharos" },
    ExternalId: { Default: "e1" },
  });
  expect(Object.keys(template.Outputs)).toEqual(["RoleArn", "QueueUrl", "QueueArn"]);
});

test.each([
  {
    name: "objects alone",
    part: {},
    rights: ["s3:GetBucketLocation", "s3:ListBucket", "s3:GetObject", "s3:GetObjectVersion"],
  },
  { name: "a queue", part: { queueUrl }, rights: expect.arrayContaining(["sqs:ReceiveMessage", "sqs:DeleteMessage"]) },
  { name: "an encrypted bucket", part: { kmsKey }, rights: expect.arrayContaining(["kms:Decrypt"]) },
])("the policy of a key for $name", ({ part, rights }) => {
  const policy: { Statement: { Action: string[] }[] } = JSON.parse(renderKeyPolicy({ ...values, ...part }));
  expect(policy.Statement.flatMap(({ Action }) => Action)).toEqual(rights);
});

test("notifications cover each prefix once, since two of them may not overlap", () => {
  const prefixes = [{ prefix: "logs/" }, { prefix: "logs/lb/" }, { prefix: "trail/" }];
  expect(JSON.parse(renderNotifications(prefixes, queueUrl)).QueueConfigurations).toMatchObject([
    {
      QueueArn: "arn:aws:sqs:eu-west-1:123456789012:notices",
      Filter: { Key: { FilterRules: [{ Name: "prefix", Value: "logs/" }] } },
    },
    { Filter: { Key: { FilterRules: [{ Name: "prefix", Value: "trail/" }] } } },
  ]);
  expect(JSON.parse(renderNotifications([{ prefix: "" }], "")).QueueConfigurations).toEqual([
    { Id: "pharos-1", QueueArn: "QUEUE_ARN", Events: ["s3:ObjectCreated:*"] },
  ]);
});
