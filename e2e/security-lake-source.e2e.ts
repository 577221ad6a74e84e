import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AwsServer, startAwsServer } from "@pharos/testkit/buckets";
import { startClickHouseHttpServer } from "@pharos/testkit/clickhouse";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { createFirstAdministrator } from "./sign-in.ts";

const bucket = "aws-security-data-lake-eu-west-1-abc";
const folder = "aws/CLOUD_TRAIL_MGMT/2.0/region=eu-west-1/accountId=123456789012/eventDay=20260301/";
const role = "arn:aws:iam::123456789012:role/AmazonSecurityLake-1";
const events = 3;

let aws: AwsServer;
let pharos: RunningPharos;
let parquet: Buffer;
test.beforeAll(async () => {
  aws = await startAwsServer([bucket]);
  aws.tokens.externalId = "given-by-us";
  parquet = await writeParquet();
  pharos = await RunningPharos.start({ environment: { PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1" } });
});
test.afterAll(async () => {
  await pharos.discard();
  await aws.close();
});

/** ClickHouse writes the rows of OCSF, as Security Lake has them. */
async function writeParquet(): Promise<Buffer> {
  const path = await mkdtemp(join(tmpdir(), "pharos-parquet-"));
  const server = await startClickHouseHttpServer(path);
  const calls = `SELECT toInt32(6003) AS class_uid, 'API Activity' AS class_name, toInt32(6) AS category_uid,
    toInt32(1) AS activity_id, toInt64(600301) AS type_uid, toInt32(1) AS severity_id, toInt64(${Date.now()}) AS time,
    CAST(tuple(tuple('Harbour', 'Harbourline'), '1.3.0'), 'Tuple(product Tuple(name String, vendor_name String), version String)') AS metadata,
    CAST(tuple(concat('DeleteBucket', toString(number))), 'Tuple(operation String)') AS api
    FROM numbers(${events}) FORMAT Parquet SETTINGS output_format_parquet_compression_method = 'zstd'`;
  try {
    const answer = await fetch(server.url, { method: "POST", body: calls });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(bytes.toString());
    return bytes;
  } finally {
    await server.stop();
    await rm(path, { recursive: true, force: true });
  }
}

/** Puts an object into the lake, and the notice of EventBridge into the subscriber's queue. */
async function putObject(key: string, bytes: Uint8Array): Promise<void> {
  await aws.putObject(bucket, key, bytes);
  const object = { key, size: bytes.byteLength, etag: `e-${key.length}` };
  const notice = { source: "aws.s3", "detail-type": "Object Created", detail: { bucket: { name: bucket }, object } };
  aws.queue.messages.push({ receipt: key, body: JSON.stringify(notice) });
}

test("a person subscribes to Security Lake, and the rows of its files become events", async ({ page }) => {
  await createFirstAdministrator(page, pharos);
  await page.goto(`${pharos.url}/configure/log-sources/add-new-source/`);
  await page.getByRole("link", { name: /Amazon Security Lake/ }).click();

  await test.step("the check names what the subscriber lacks", async () => {
    await page.getByLabel("Label").fill("Security Lake");
    await page.getByRole("textbox", { name: "Bucket", exact: true }).fill(bucket);
    await page.getByRole("combobox", { name: "Region" }).fill("eu-west-1");
    await page.keyboard.press("Escape");
    await page.getByLabel("Subscriber role ARN").fill(role);
    await page.getByLabel("External ID").fill("another");
    await page.getByLabel("Subscription endpoint").fill(aws.queueUrl);
    await page.getByRole("textbox", { name: "Endpoint", exact: true }).fill(aws.url);
    await page.getByRole("textbox", { name: "Access key ID" }).fill(aws.accessKey.accessKeyId);
    await page.getByLabel("Secret access key").fill(aws.accessKey.secretAccessKey);
    await page.getByRole("button", { name: "Check connection" }).click();
    await expect(page.getByText(/AssumeRole/).first()).toBeVisible();
    await page.getByLabel("External ID").fill("given-by-us");
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByText("Pharos could list the bucket.")).toBeVisible();
    expect(aws.tokens.roles.at(-1)).toEqual({ role, externalId: "given-by-us" });
    await expectAccessible(page);
  });

  await test.step("a preview shows the rows of a file by the log type of their class", async () => {
    await putObject(`${folder}first.zst.parquet`, parquet);
    await page.getByRole("button", { name: "Preview objects" }).click();
    await expect(page.getByText("DeleteBucket0")).toBeVisible();
    await expect(page.getByText("OCSF.ApiActivity", { exact: true }).last()).toBeVisible();
  });

  await test.step("announced files are read, and a damaged one is kept with its reason", async () => {
    await putObject(`${folder}damaged.zst.parquet`, parquet.subarray(0, parquet.byteLength - 20));
    await page.getByRole("button", { name: "Create source" }).click();
    await expect(page).toHaveTitle("Security Lake · Pharos");
    await expect(page.getByRole("tab", { name: "Objects (1 failed)" })).toBeVisible({ timeout: 90_000 });
    await expect.poll(() => aws.queue.messages.length, { timeout: 60_000 }).toBe(0);
    await page.getByRole("tab", { name: "Objects (1 failed)" }).click();
    await expect(page.getByText("damaged.zst.parquet")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("each row is an event, found by its object", async () => {
    const flow = `ocsf_apiactivity | where p_source_file.aws_s3_key endswith 'first.zst.parquet' | project api`;
    const ask = () => pharos.command("query", flow, "--language", "flow", "--since", "24h", "--json");
    await expect.poll(ask, { timeout: 30_000 }).toContain("DeleteBucket2");
    expect((await ask()).match(/DeleteBucket\d/g)).toHaveLength(events);
  });

  await test.step("a role that no longer trusts the key is named on its page", async () => {
    aws.tokens.externalId = "changed";
    aws.revoked.add("sqs:ReceiveMessage");
    await expect(page.getByText("Access denied").first()).toBeVisible({ timeout: 90_000 });
  });
});
