import { expect, test } from "vitest";
import { describeResource, readResource } from "./read-resource.ts";

const arn = "arn:aws:s3:::books";

test.each([
  {
    name: "an id and a type beside the document",
    value: { resourceId: arn, resourceType: "AWS.S3.Bucket", attributes: { Name: "books" } },
    attributes: { ResourceId: arn, ResourceType: "AWS.S3.Bucket", Name: "books" },
  },
  {
    name: "a document that names itself",
    value: { ResourceId: arn, ResourceType: "AWS.S3.Bucket", Name: "books" },
    attributes: { ResourceId: arn, ResourceType: "AWS.S3.Bucket", Name: "books" },
  },
  {
    name: "a document with an ARN alone",
    value: { Arn: arn, ResourceType: "AWS.S3.Bucket" },
    attributes: { ResourceId: arn, ResourceType: "AWS.S3.Bucket", Arn: arn },
  },
])("takes $name", ({ value, attributes }) => {
  expect(readResource(value)).toEqual({ id: arn, type: "AWS.S3.Bucket", attributes });
});

test.each([
  { name: "a list", value: [], says: "A resource must be a JSON object" },
  { name: "attributes that are text", value: { resourceId: "a", attributes: "x" }, says: "attributes" },
  { name: "no id", value: { ResourceType: "AWS.S3.Bucket" }, says: "needs a ResourceId" },
  { name: "no type", value: { ResourceId: arn }, says: "needs a ResourceType" },
  { name: "a blank id", value: { ResourceId: " ", ResourceType: "A" }, says: "needs a ResourceId" },
  { name: "an id beyond an index", value: { ResourceId: "é".repeat(1001), ResourceType: "A" }, says: "2000 bytes" },
  { name: "an endless type", value: { ResourceId: arn, ResourceType: "A".repeat(201) }, says: "200 characters" },
  {
    name: "a document of a megabyte",
    value: { ResourceId: arn, ResourceType: "A", x: "y".repeat(1_000_000) },
    says: "longer than",
  },
])("refuses $name", ({ value, says }) => {
  expect(() => readResource(value)).toThrow(says);
});

test("reads where the resource is out of its document", () => {
  const attributes = { AccountId: "123456789012", Region: "eu-central-1", Name: "books", Tags: {} };
  const resource = readResource({ resourceId: arn, resourceType: "AWS.S3.Bucket", attributes });
  expect(describeResource(resource)).toEqual({ accountId: "123456789012", region: "eu-central-1", name: "books" });
  expect(describeResource({ ...resource, attributes: { AccountId: 5 } })).toEqual({
    accountId: "",
    region: "",
    name: "",
  });
});
