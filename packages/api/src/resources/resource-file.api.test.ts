import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPolicy } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let reader: SignedInUser;
const count = 1_203;
const idOf = (index: number) => `arn:aws:s3:::bucket-${String(index).padStart(4, "0")}`;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  reader = await api.signedIn("ResourceRead");
  const resources = Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    type: index % 2 === 0 ? "AWS.S3.Bucket" : "AWS.IAM.User",
    attributes: { Name: index === 0 ? '=1+1, "x"' : `bucket ${index}`, AccountId: "012345678901", Region: "eu-west-1" },
  }));
  await api.store.resources.put(resources, api.now);
  await api.store.detections.create(aPolicy({ id: "A" }));
  const result = { policyId: "A", suppressed: false, error: "", checkedAt: api.now, changedAt: api.now };
  await api.store.compliance.replace(
    [idOf(0), idOf(2)],
    [
      { ...result, resourceId: idOf(0), status: "FAIL", alertDueAt: undefined },
      { ...result, resourceId: idOf(2), status: "PASS", alertDueAt: undefined },
    ],
    api.now,
  );
});
afterAll(() => api.close());

const get = (query: string, by: SignedInUser | null = reader) =>
  api.app.inject({
    url: `/internal/resources.csv${query}`,
    ...(by && { headers: { authorization: `Bearer ${by.identityToken}` } }),
  });

test("all resources are written, page by page, with their compliance", async () => {
  const { statusCode, headers, body } = await get("");
  expect(statusCode).toBe(200);
  expect(headers["content-disposition"]).toBe('attachment; filename="resources.csv"');
  const lines = body.trimEnd().split("\r\n");
  expect(lines).toHaveLength(count + 1);
  const at = api.now.toISOString();
  expect(lines.slice(0, 3)).toEqual([
    "id,type,name,accountId,region,complianceStatus,passed,failed,errored,suppressed,createdAt,changedAt,seenAt",
    // A spreadsheet runs no formula of it, and keeps the zero of the account in the file.
    `${idOf(0)},AWS.S3.Bucket,"'=1+1, ""x""",012345678901,eu-west-1,FAIL,0,1,0,0,${at},${at},${at}`,
    `${idOf(1)},AWS.IAM.User,bucket 1,012345678901,eu-west-1,,0,0,0,0,${at},${at},${at}`,
  ]);
  expect(new Set(lines).size).toBe(count + 1);
});

test.each([
  ["?types=AWS.IAM.User&nameContains=bucket-120", 1],
  ["?types=AWS.IAM.User&types=AWS.S3.Bucket&nameContains=bucket-120", 3],
  ["?complianceStatuses=FAIL", 1],
  ["?complianceStatuses=FAIL&complianceStatuses=PASS&suppressed=false", 2],
  ["?suppressed=true", 0],
  ["?accountIds=7", 0],
])("%s narrows to %s", async (query, matching) => {
  const { body } = await get(query);
  expect(body.trimEnd().split("\r\n")).toHaveLength(matching + 1);
});

test.each([
  ["who is signed out", () => get("", null), 401],
  ["who may not see resources", async () => get("", await api.signedIn("PolicyRead")), 403],
  ["a filter that does not exist", () => get("?typ=x"), 400],
  ["a status that does not exist", () => get("?complianceStatuses=MAYBE"), 400],
])("refuses %s", async (_what, ask, status) => {
  expect((await ask()).statusCode).toBe(status);
});
