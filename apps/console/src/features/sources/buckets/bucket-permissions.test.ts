import { expect, test } from "vitest";
import { renderBucketPermissions } from "./bucket-permissions.ts";
import { newBucketSourceValues } from "./bucket-source-values.ts";

const row = (prefix: string) => ({ prefix, logTypes: [], excludedPrefixes: [] });

test("grants the account of a key that is known, and notifies of what the prefixes cover", () => {
  const { text } = renderBucketPermissions({
    ...newBucketSourceValues("Gcs"),
    bucket: "gs://acme-audit",
    subscriptionId: "pharos-audit",
    userProject: "acme-billing",
    credentials: '{ "project_id": "acme-logs", "client_email": "reader@acme-logs.iam.gserviceaccount.com" }',
    prefixes: [row("a/"), row("a/b/"), row("it's/")],
  });
  expect(text).toContain("gcloud config set project acme-logs");
  expect(text).not.toContain("service-accounts create");
  expect(text).toContain(
    "gs://acme-audit --member=serviceAccount:reader@acme-logs.iam.gserviceaccount.com --role=roles/storage.objectViewer",
  );
  expect(text).toContain("add-iam-policy-binding acme-billing");
  expect(text.match(/--object-prefix=\S+/g)).toEqual(["--object-prefix=a/", `--object-prefix='it'\\''s/'`]);
});

test("a form that is empty has names to replace", () => {
  const { text } = renderBucketPermissions({ ...newBucketSourceValues("Gcs"), prefixes: [row("")] });
  expect(text).toContain("gcloud iam service-accounts create pharos-reader");
  expect(text).toContain("notifications create gs://BUCKET --topic=pharos-gcs");
  expect(text).not.toContain("--object-prefix");
});

test("subscribes to the lake with the external ID", () => {
  const { text } = renderBucketPermissions({
    ...newBucketSourceValues("AmazonSecurityLake"),
    region: "eu-west-1",
    externalId: "our own",
  });
  expect(text).toContain(`--subscriber-identity '{"principal":"ACCOUNT_OF_THE_KEY","externalId":"our own"}'`);
  expect(text).toContain("create-subscriber-notification --region eu-west-1");
});

test("lets Event Grid announce the blobs of each container", () => {
  const { text } = renderBucketPermissions({
    ...newBucketSourceValues("AzureBlob"),
    storageAccount: "acmelogs",
    containers: ["logs", "audit"],
    clientId: "app",
  });
  expect(text).toContain('--assignee app --role "Storage Blob Data Reader"');
  expect(text.match(/containers\/\w+\//g)).toEqual(["containers/logs/", "containers/audit/"]);
  expect(text).toContain("queueservices/default/queues/pharos-notices");
});
