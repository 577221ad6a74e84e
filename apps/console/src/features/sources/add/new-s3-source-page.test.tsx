// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

const path = "/configure/log-sources/add-new-source/aws-s3/?product=aws-cloudtrail";
const schemas = () => ({
  edges: [{ node: { name: "AWS.CloudTrail" }, cursor: "1" }],
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});
const created = {
  __typename: "S3LogIntegration",
  integrationId: "s1",
  integrationLabel: "AWS CloudTrail",
  counts: { received: 0, stored: 0, failed: 0, dropped: 0, repeated: 0, bytes: 0, isBalanced: true },
  nextLookAtTime: "2026-01-02T00:00:30Z",
  objectCounts: { waiting: 0, done: 0, failed: 0 },
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const goOn = () => fireEvent.click(screen.getByRole("button", { name: "Continue" }));

test("goes step by step, names what is missing, and waits for the first event", async () => {
  const asked: { checked: object[]; previewed: object[]; created: object[] } = {
    checked: [],
    previewed: [],
    created: [],
  };
  let isHealthy = false;
  const fields = {
    schemas,
    s3Setup: () => ({ hasDeploymentIdentity: false, isRoleOptional: false }),
    checkS3Connection: ({ input }: { input: object }) => {
      asked.checked.push({ ...input });
      return { checks: [{ name: "Objects", isHealthy, message: "Grant s3:ListBucket." }] };
    },
    previewS3Objects: ({ input }: { input: { connection: object } }) => {
      asked.previewed.push({ ...input, connection: { ...input.connection } });
      return { data: [{ s3Key: "AWSLogs/1.json", event: "{}", logType: "AWS.CloudTrail", error: null }] };
    },
    createS3Source: ({ input }: { input: object }) => {
      asked.created.push({ ...input });
      return { logSource: created };
    },
    source: () => created,
  };
  const { address } = openPage(path, { fields });
  expect(await screen.findByDisplayValue("AWS CloudTrail")).toBeTruthy();
  goOn();
  expect(await screen.findByText("Must have 3 to 63 lowercase letters, digits, hyphens and dots")).toBeTruthy();
  type(/^Bucket/, "acme-trail");
  goOn();
  expect(await screen.findByLabelText(/^Prefix/)).toBeTruthy();
  type(/^Prefix/, "/AWSLogs/");
  goOn();
  expect(await screen.findByText("A prefix must not start with /")).toBeTruthy();
  type(/^Prefix/, "AWSLogs/");
  goOn();
  expect(await screen.findByLabelText(/^Access key ID/)).toBeTruthy();
  type(/^Access key ID/, "AKIA");
  type(/^Secret access key/, "sesame");
  goOn();
  expect(await screen.findByText("Grant s3:ListBucket.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Create source anyway" })).toBeTruthy();
  fireEvent.change(await screen.findByLabelText("Prefix to preview"), { target: { value: "AWSLogs/1" } });
  fireEvent.keyDown(screen.getByLabelText("Prefix to preview"), { key: "Enter" });
  expect(await screen.findByText("AWSLogs/1.json")).toBeTruthy();
  expect(asked.previewed).toMatchObject([
    { prefix: "AWSLogs/1", logStreamType: "Auto", connection: { s3Bucket: "acme-trail", secretAccessKey: "sesame" } },
  ]);
  isHealthy = true;
  fireEvent.click(screen.getByRole("button", { name: "Check again" }));
  fireEvent.click(await screen.findByRole("button", { name: "Create source" }));
  expect(await screen.findByRole("heading", { name: "Waiting for the first event" })).toBeTruthy();
  await waitFor(() => expect(address()).toContain("created=s1"));
  expect(asked.checked).toHaveLength(2);
  expect(asked.created).toMatchObject([
    {
      label: "AWS CloudTrail",
      s3Bucket: "acme-trail",
      s3PrefixLogTypes: [{ prefix: "AWSLogs/", logTypes: ["AWS.CloudTrail"], excludedPrefixes: [] }],
      accessKeyId: "AKIA",
      secretAccessKey: "sesame",
      externalId: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
}, 30_000);
