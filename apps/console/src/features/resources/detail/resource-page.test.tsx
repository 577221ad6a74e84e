// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

// With the door of detections come its editors, which take their time to load in a test.
const loadMsMax = 60_000;
beforeAll(() => import("./resource-page.tsx"), loadMsMax);

const id = "arn:aws:iam::1:user/ann";
const path = "/investigate/resources/arn:aws:iam::1:user%2Fann/";
const at = "2026-01-01T00:00:00Z";
const policy = (name: string, severity: string, suppressions: string[] = []) => ({
  __typename: "Policy",
  id: name,
  displayName: `${name} holds`,
  severity,
  suppressions,
});
const result = (name: string, status: string, change: object = {}) => ({
  ...{ __typename: "Compliance", policyId: name, resourceId: id, status, suppressed: false, error: "" },
  ...{ checkedAt: at, changedAt: at, suppression: null, policy: policy(name, "HIGH"), ...change },
});

function serverWith(change: object = {}) {
  const asked: object[] = [];
  const shown: { readonly [key: string]: unknown } = {
    ...{ __typename: "Resource", id, type: "AWS.IAM.User", accountId: "1", region: "", name: "ann" },
    ...{ attributes: { Tags: { Owner: "bob" } }, createdAt: at, changedAt: at, seenAt: at, deletedAt: null },
    complianceStatus: "FAIL",
    compliance: [
      result("Passing", "PASS"),
      result("Mfa", "FAIL"),
      result("Broken", "ERROR", { error: "KeyError('x')" }),
      result("Pattern", "FAIL", { suppressed: true, policy: policy("Pattern", "LOW", ["arn:*"]) }),
    ],
    complianceHistory: [{ policyId: "Mfa", at, was: "PASS", became: "FAIL", policy: policy("Mfa", "HIGH") }],
    ...change,
  };
  const fields = {
    resource: () => shown,
    alerts: () => ({
      totalCount: 0,
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    }),
    suppressCompliance: ({ input }: { input: { reason: string } }) => {
      asked.push(input);
      const suppression = { reason: input.reason, createdAt: at, createdBy: "Ada" };
      return result("Mfa", "FAIL", { suppressed: true, suppression });
    },
  };
  return { asked, fields };
}

const results = async () => within(await screen.findByRole("list", { name: "Results of policies" }));

test("shows what fails first, why a policy erred, and which pattern suppresses", async () => {
  openPage(path, { fields: serverWith().fields });
  const list = await results();
  const items = list.getAllByRole("listitem").map((item) => item.textContent);
  expect(list.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Mfa holds",
    "Broken holds",
    "Passing holds",
    "Pattern holds",
  ]);
  expect(items[1]).toContain("KeyError('x')");
  expect(items[3]).toContain("By pattern");
  expect(screen.getByText(/went from passing to failing/)).toBeTruthy();
  expect(screen.getByText("Owner")).toBeTruthy();
});

test("the address says which results are shown", async () => {
  openPage(`${path}?results=FAIL`, { fields: serverWith().fields });
  expect((await results()).getAllByRole("listitem")).toHaveLength(1);
});

test("suppresses a policy for the resource with a reason", async () => {
  const { asked, fields } = serverWith();
  openPage(path, { fields });
  fireEvent.click((await results()).getByRole("button", { name: "Suppress Mfa holds" }));
  const submit = await screen.findByRole("button", { name: "Suppress policy" });
  expect((submit as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: "A robot" } });
  fireEvent.click(submit);
  expect(await screen.findByText(/A robot/)).toBeTruthy();
  expect(asked).toEqual([{ policyId: "Mfa", resourceId: id, reason: "A robot" }]);
  expect((await results()).getByRole("button", { name: "Unsuppress Mfa holds" })).toBeTruthy();
});

test("says of a deleted resource that it is deleted", async () => {
  const { fields } = serverWith({ deletedAt: at, compliance: [], complianceStatus: null });
  openPage(path, { fields });
  expect(await screen.findByText(/This resource was deleted/)).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Results of policies" })).toBeNull();
});
