import type { Compliance, Permission } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anAlert, aPolicy } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(() => api.clear());

const bucket = (name: string) => `arn:aws:s3:::${name}`;
const put = `mutation ($resources: [ResourceInput!]!) { putResources(resources: $resources) { created changed unchanged } }`;
const aBucket = (name: string, attributes: object = {}) => ({
  resourceId: bucket(name),
  resourceType: "AWS.S3.Bucket",
  attributes: { Name: name, AccountId: "123456789012", Region: "eu-west-1", ...attributes },
});

function aResult(policyId: string, name: string, change: Partial<Compliance> = {}): Compliance {
  const times = { checkedAt: api.now, changedAt: api.now, alertDueAt: undefined };
  return { policyId, resourceId: bucket(name), status: "PASS", suppressed: false, error: "", ...times, ...change };
}

/** Two buckets; policy A fails for both and is suppressed for the second, where B errs. */
async function fill(): Promise<void> {
  const manager = await api.signedIn("ResourceModify");
  await manager.ask(put, { resources: [aBucket("books"), aBucket("letters", { AccountId: "2" })] });
  await api.store.detections.create(aPolicy({ id: "A" }));
  await api.store.detections.create(aPolicy({ id: "B" }));
  await api.store.compliance.replace(
    [bucket("books"), bucket("letters")],
    [
      aResult("A", "books", { status: "FAIL" }),
      aResult("B", "books"),
      aResult("A", "letters", { status: "FAIL", suppressed: true }),
      aResult("B", "letters", { status: "ERROR", error: "KeyError('x')" }),
    ],
    api.now,
  );
}

test("resources are put in either form, and put again", async () => {
  const manager = await api.signedIn("ResourceModify");
  const user = { attributes: { Arn: "arn:aws:iam::1:user/ann", ResourceType: "AWS.IAM.User", Name: "ann" } };
  const first = await manager.ask(put, { resources: [aBucket("books"), user] });
  expect(first.data.putResources).toEqual({ created: 2, changed: 0, unchanged: 0 });
  const second = await manager.ask(put, { resources: [aBucket("books", { Tags: {} }), user] });
  expect(second.data.putResources).toEqual({ created: 0, changed: 1, unchanged: 1 });
  const { data } = await manager.ask(`{ resourceTypes resource(id: "arn:aws:iam::1:user/ann") {
    type accountId region name attributes createdAt deletedAt complianceStatus complianceCounts { passed } compliance { status }
  } }`);
  expect(data.resourceTypes).toEqual(["AWS.IAM.User", "AWS.S3.Bucket"]);
  expect(data.resource).toEqual({
    type: "AWS.IAM.User",
    accountId: "",
    region: "",
    name: "ann",
    attributes: { ...user.attributes, ResourceId: "arn:aws:iam::1:user/ann" },
    createdAt: "2026-03-01T12:00:00Z",
    deletedAt: null,
    complianceStatus: null,
    complianceCounts: { passed: 0 },
    compliance: [],
  });
});

test("a resource shows what each policy says of it, and the policy to whom may see it", async () => {
  await fill();
  const query = `{ resource(id: "${bucket("letters")}") { complianceStatus complianceCounts { passed failed errored suppressed }
    compliance { policyId status suppressed error policy { id } } } }`;
  const reader = await api.signedIn("ResourceRead");
  const { data } = await reader.ask(query);
  expect(data.resource).toEqual({
    complianceStatus: "ERROR",
    complianceCounts: { passed: 0, failed: 0, errored: 1, suppressed: 1 },
    compliance: [
      { policyId: "A", status: "FAIL", suppressed: true, error: "", policy: null },
      { policyId: "B", status: "ERROR", suppressed: false, error: "KeyError('x')", policy: null },
    ],
  });
  const both = await (await api.signedIn("ResourceRead", "PolicyRead")).ask(query);
  expect(both.data.resource.compliance[0].policy).toEqual({ id: "A" });
});

test.each<{ input: object; names: string[] }>([
  { input: {}, names: ["books", "letters"] },
  { input: { complianceStatuses: ["FAIL"] }, names: ["books"] },
  { input: { complianceStatuses: ["ERROR"] }, names: ["letters"] },
  { input: { accountIds: ["2"] }, names: ["letters"] },
  { input: { nameContains: "BOOK" }, names: ["books"] },
  { input: { types: ["AWS.IAM.User"] }, names: [] },
  { input: { sortBy: "name", sortDir: "descending" }, names: ["letters", "books"] },
])("$input lists $names", async ({ input, names }) => {
  await fill();
  const reader = await api.signedIn("ResourceRead");
  const { data } = await reader.ask(
    "query ($input: ResourcesInput!) { resources(input: $input) { totalCount edges { node { name } } } }",
    { input },
  );
  expect(data.resources.edges.map((edge: { node: { name: string } }) => edge.node.name)).toEqual(names);
  expect(data.resources.totalCount).toBe(names.length);
});

test("an alert names the resources that it is about, to whom may see them", async () => {
  await fill();
  const alert = anAlert({ subtype: "POLICY", logTypes: [] });
  await api.store.alerts.insert([alert, anAlert()]);
  for (const name of ["letters", "books"]) await api.store.resourceAlerts.add(bucket(name), alert.id);
  const resourcesFor = async (...permissions: Permission[]) =>
    (await (await api.signedIn(...permissions)).ask(`{ alert(id: "${alert.id}") { resources { id } } }`)).data.alert
      .resources;
  expect(await resourcesFor("AlertRead", "ResourceRead")).toEqual([{ id: bucket("books") }, { id: bucket("letters") }]);
  expect(await resourcesFor("AlertRead")).toBeNull();
});

test("a policy shows how its resources fare", async () => {
  await fill();
  const reader = await api.signedIn("PolicyRead", "ResourceRead");
  const { data } =
    await reader.ask(`{ policy(id: "A") { complianceStatus complianceCounts { passed failed errored suppressed }
    all: resources(input: { pageSize: 1 }) { pageInfo { hasNextPage } edges { node { resourceId resource { name } } } }
    failing: resources(input: { statuses: [FAIL], suppressed: false }) { edges { node { resourceId } } } } }`);
  expect(data.policy).toEqual({
    complianceStatus: "FAIL",
    complianceCounts: { passed: 0, failed: 1, errored: 0, suppressed: 1 },
    all: {
      pageInfo: { hasNextPage: true },
      edges: [{ node: { resourceId: bucket("books"), resource: { name: "books" } } }],
    },
    failing: { edges: [{ node: { resourceId: bucket("books") } }] },
  });
});

test("policies are found by how their resources fare", async () => {
  await fill();
  const reader = await api.signedIn("PolicyRead");
  const { data } = await reader.ask(
    "{ detections(input: { complianceStatuses: [ERROR] }) { edges { node { id ... on Policy { complianceStatus } } } } }",
  );
  expect(data.detections.edges).toEqual([{ node: { id: "B", complianceStatus: "ERROR" } }]);
});

test("a resource that is deleted is no longer listed and can still be read", async () => {
  await fill();
  const manager = await api.signedIn("ResourceModify");
  const ids = [bucket("books"), bucket("none")];
  const { data } = await manager.ask("mutation ($ids: [ID!]!) { deleteResources(ids: $ids) }", { ids });
  expect(data.deleteResources).toEqual([bucket("books")]);
  const after = await manager.ask(
    `{ resources(input: {}) { totalCount } resource(id: "${bucket("books")}") { deletedAt compliance { status } } }`,
  );
  expect(after.data).toEqual({
    resources: { totalCount: 1 },
    resource: { deletedAt: "2026-03-01T12:00:00Z", compliance: [] },
  });
});

describe("refuses", () => {
  test.each([
    {
      name: "a resource without an id",
      resources: [{ attributes: { ResourceType: "A" } }],
      says: "needs a ResourceId",
    },
    { name: "a document that is none", resources: [{ attributes: 5 }], says: "JSON object" },
    { name: "too many at once", resources: Array.from({ length: 501 }, () => aBucket("x")), says: "At most 500" },
  ])("$name, and takes none of the others", async ({ resources, says }) => {
    const manager = await api.signedIn("ResourceModify");
    const { errors } = await manager.ask(put, { resources: [aBucket("books"), ...resources] });
    expect(errors[0]?.message).toContain(says);
    expect(errors[0]?.extensions.code).toBe("InvalidInput");
    expect(await api.store.resources.count()).toBe(0);
  });

  test("a resource that does not exist", async () => {
    const reader = await api.signedIn("ResourceRead");
    const { errors } = await reader.ask('{ resource(id: "nope") { id } }');
    expect(errors[0]).toMatchObject({
      message: "The resource nope does not exist",
      extensions: { code: "NotFound", address: "resources.not_found" },
    });
  });

  test("a policy's resources to whom may see policies alone", async () => {
    await fill();
    const reader = await api.signedIn("PolicyRead");
    const { errors } = await reader.ask('{ policy(id: "A") { resources(input: {}) { edges { cursor } } } }');
    expect(errors[0]?.extensions.code).toBe("Forbidden");
  });
});
