import { gzipSync } from "node:zlib";
import { type AwsServer, startAwsServer } from "@pharos/testkit/buckets";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { createFirstAdministrator } from "./sign-in.ts";

const bucket = "acme-web";
const key = "nginx/2026/access.log.gz";
const line = `192.0.2.7 - ann [${accessTime(new Date())}] "GET /vault HTTP/1.1" 200 512 "-" "curl/8.5.0"\n`;

/** `01/Mar/2026:10:00:00 +0000` */
function accessTime(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(" ");
  return `${day}/${month}/${year}:${time} +0000`;
}

let aws: AwsServer;
let pharos: RunningPharos;
test.beforeAll(async () => {
  aws = await startAwsServer([bucket]);
  pharos = await RunningPharos.start({ environment: { PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1" } });
});
test.afterAll(async () => {
  await pharos.discard();
  await aws.close();
});

test("a person makes an S3 source, sees its first event, and mends what fails", async ({ page }) => {
  await createFirstAdministrator(page, pharos);
  await page.goto(`${pharos.url}/configure/log-sources/add-new-source/`);
  await page.getByLabel("Find by product or log type").fill("nginx");
  await expect(page.getByRole("heading", { name: "Transports" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Read from S3: Nginx" }).click();

  await test.step("the wizard names the right that is missing", async () => {
    await expect(page.getByLabel("Label")).toHaveValue("Nginx");
    await page.getByRole("textbox", { name: "Bucket", exact: true }).fill(bucket);
    await page.getByRole("switch", { name: /S3-compatible store/ }).check();
    await page.getByLabel("Endpoint").fill(aws.url);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("textbox", { name: "Prefix", exact: true }).fill("nginx/");
    await page.getByLabel("Try a key").fill(key);
    await expect(page.getByText("Read by nginx/ as Nginx.Access.")).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("textbox", { name: "Access key ID" }).fill(aws.accessKey.accessKeyId);
    await page.getByLabel("Secret access key").fill(aws.accessKey.secretAccessKey);
    aws.revoked.add("s3:ListBucket");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("grant s3:ListBucket")).toBeVisible();
    await expect(page.getByRole("button", { name: "Create source anyway" })).toBeVisible();
    aws.revoked.delete("s3:ListBucket");
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByText("Pharos could list the bucket.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the first event is shown as it arrives", async () => {
    await aws.putObject(bucket, key, gzipSync(line));
    await aws.putObject(bucket, "nginx/damaged.gz", gzipSync(line.repeat(50)).subarray(0, 40));
    await page.getByRole("button", { name: "Create source", exact: true }).click();
    await expect(page.getByRole("heading", { name: "First event received" })).toBeVisible({ timeout: 90_000 });
    await page.getByRole("link", { name: "View source" }).click();
    await expect(page).toHaveTitle("Nginx · Pharos");
  });

  await test.step("a failed object is read again on request", async () => {
    await page.getByRole("tab", { name: "Objects (1 failed)" }).click();
    await expect(page.getByText("nginx/damaged.gz")).toBeVisible();
    await aws.putObject(bucket, "nginx/damaged.gz", gzipSync(line));
    await page.getByRole("button", { name: "Retry nginx/damaged.gz" }).click();
    await expect(page.getByText("1 object will be read again")).toBeVisible();
    // A back-fill that lists the bucket before would read the new object in its place.
    await expect(page.getByText("2 read, 0 waiting, 0 failed")).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
  });

  await test.step("a back-fill finds nothing that was not read before", async () => {
    await page.getByRole("tab", { name: "Back-fill" }).click();
    await page.getByRole("button", { name: "Start back-fill" }).click();
    await expect(page.getByText("Done", { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText("0 objects, 0 B, among 2 keys")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("its events say which object they came from", async () => {
    const flow = `nginx_access | where p_source_file.aws_s3_key == '${key}' | project request`;
    const ask = () => pharos.command("query", flow, "--language", "flow", "--since", "24h", "--json");
    await expect.poll(ask, { timeout: 30_000 }).toContain("/vault");
  });
});
