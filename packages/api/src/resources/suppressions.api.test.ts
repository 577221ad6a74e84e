import type { Compliance } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aPolicy } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());

const [letters, sandbox] = ["arn:aws:s3:::letters", "arn:aws:s3:::sandbox-1"];
const key = { policyId: "A", resourceId: letters };

function aResult(resourceId: string, change: Partial<Compliance> = {}): Compliance {
  const times = { checkedAt: api.now, changedAt: api.now, alertDueAt: undefined };
  return { policyId: "A", resourceId, status: "FAIL", suppressed: false, error: "", ...times, ...change };
}

beforeEach(async () => {
  await api.clear();
  const type = "AWS.S3.Bucket";
  const put = [letters, sandbox].map((id) => ({ id, type, attributes: {} }));
  await api.store.resources.put(put, api.now);
  await api.store.detections.create(aPolicy({ id: "A", suppressions: ["*:sandbox-*"] }));
  await api.store.compliance.replace(
    [letters, sandbox],
    [aResult(letters), aResult(sandbox, { suppressed: true })],
    api.now,
  );
  await api.store.resources.putOff(
    (await api.store.resources.due(api.now, 9)).map((due) => ({ ...due, until: new Date("2030-01-01T00:00:00Z") })),
  );
});

const suppress = `mutation ($input: SuppressComplianceInput!) {
  suppressCompliance(input: $input) { policyId suppressed suppression { reason createdBy createdAt } } }`;
const unsuppress = `mutation ($input: UnsuppressComplianceInput!) {
  unsuppressCompliance(input: $input) { policyId suppressed suppression { reason } } }`;
const dueIds = async () => (await api.store.resources.due(api.now, 9)).map(({ resource }) => resource.id);

test("a result is suppressed with a reason, and its resource is checked at once", async () => {
  const author = await api.signedIn("PolicyModify", "ResourceRead");
  const { data } = await author.ask(suppress, { input: { ...key, reason: "  Moves next week " } });
  expect(data.suppressCompliance).toMatchObject({
    suppressed: true,
    suppression: { reason: "Moves next week", createdAt: "2026-03-01T12:00:00Z" },
  });
  expect(await dueIds()).toEqual([letters]);
  const read = `{ resource(id: "${letters}") { compliance { suppressed suppression { reason } } } }`;
  const shown = await (await api.signedIn("ResourceRead")).ask(read);
  expect(shown.data.resource.compliance).toEqual([{ suppressed: true, suppression: { reason: "Moves next week" } }]);
});

test("a suppression is removed, and the next check counts the result", async () => {
  const author = await api.signedIn("PolicyModify", "ResourceRead");
  await author.ask(suppress, { input: { ...key, reason: "x" } });
  const { data } = await author.ask(unsuppress, { input: key });
  expect(data.unsuppressCompliance).toEqual({ policyId: "A", suppressed: false, suppression: null });
  expect(await dueIds()).toEqual([letters]);
});

describe("refuses", () => {
  const refusal = async (document: string, input: object, ...held: Parameters<TestApi["signedIn"]>) =>
    (await (await api.signedIn(...held)).ask(document, { input })).errors?.[0]?.extensions.address;

  test.each([
    { name: "no reason", input: { ...key, reason: "  " }, address: "resources.suppression_reason_missing" },
    {
      name: "an endless reason",
      input: { ...key, reason: "x".repeat(1_001) },
      address: "resources.suppression_reason_too_long",
    },
    {
      name: "a policy without a result",
      input: { policyId: "B", resourceId: letters, reason: "x" },
      address: "resources.compliance_not_found",
    },
  ])("$name", async ({ input, address }) => {
    expect(await refusal(suppress, input, "PolicyModify", "ResourceRead")).toBe(address);
    expect(await api.store.suppressions.ofResources([letters])).toEqual([]);
  });

  test("those who may not change policies", async () => {
    expect(await refusal(suppress, { ...key, reason: "x" }, "ResourceModify", "PolicyRead")).toBe("access.forbidden");
    expect(await refusal(unsuppress, key, "ResourceRead")).toBe("access.forbidden");
  });

  test("to unsuppress what a pattern of the policy suppresses", async () => {
    const input = { policyId: "A", resourceId: sandbox };
    expect(await refusal(unsuppress, input, "PolicyModify", "ResourceRead")).toBe("resources.suppressed_by_pattern");
  });
});
